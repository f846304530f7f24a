// The walls of the house: who may import whom, what a file may be called and how long it may grow.
import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, extname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const folders = ['content', 'domain', 'server', 'app', 'media', 'scripts', 'tests', 'bench'];
const files = folders.flatMap(sourceFiles);

interface Import {
  from: string;
  to: string;
  isType: boolean;
}
const imports = files.flatMap(importsOf);
const isTest = (file: string) => /\.(test|e2e|suite)\.tsx?$/.test(file) || file.startsWith('server/testing/');

// First the folder, then everything that it may import; packages by name, our own files by path.
const walls: { folder: RegExp; may: RegExp; types?: RegExp }[] = [
  { folder: /^content\/schema\.ts$/, may: /^(zod$|content\/)/ },
  { folder: /^content\//, may: /^content\//, types: /^domain\// },
  { folder: /^domain\//, may: /^(domain\/|zod$)/ },
  { folder: /^server\/db\//, may: /^(server\/db\/|server\/log\.ts|domain\/|node:|pg$|drizzle-orm)/ },
  {
    folder: /^server\/(enquiries|leads|stats|analytics|audit|retention|guide)\//,
    may: /^(domain\/|content\/labels\.ts|server\/(enquiries|leads|stats|analytics|audit|retention|guide|db|outbox)\/|server\/(deps|valid|content-type|refusal-from|in-batches|in-parts|limits)\.ts|node:|hono|drizzle-orm|zod$|uuidv7$|parse5$|isbot$|disposable-email-domains)/,
  },
  {
    folder: /^server\/(account|staff)\//,
    may: /^(domain\/|server\/(account|staff|auth|audit|db|outbox)\/|server\/(deps|valid)\.ts|hono|drizzle-orm|zod$|uuidv7$)/,
  },
  {
    folder: /^server\/(outbox|mail|live)\//,
    may: /^(domain\/|content\/|server\/(db|outbox|mail|live)\/|server\/(deps|valid|log|metrics\/countable)\.ts|node:|hono|pg$|drizzle-orm|zod$|uuidv7$|nodemailer$)/,
  },
  { folder: /^server\//, may: /^(?!app\/|react)/ },
  { folder: /^app\/ui\//, may: /^(app\/ui\/|react$|react-dom$|sonner$|uqr$)/ },
  { folder: /^app\/analytics\//, may: /^(app\/analytics\/|app\/(browser-memory|page-settings)\.ts|domain\/|react)/ },
  {
    folder: /^app\/api\//,
    may: /^(app\/api\/|domain\/|hono\/client$|@tanstack\/react-query$)/,
    types: /^server\/api\.ts$/,
  },
  {
    folder: /^app\/site\//,
    may: /^(app\/(site|ui|api|analytics)\/|app\/(browser-memory|paths|page-settings)\.ts|content\/|domain\/|react|idb-keyval$)/,
  },
  {
    folder: /^app\/dashboard\//,
    may: /^(app\/(dashboard|ui|api)\/|app\/(browser-memory|paths)\.ts|content\/(labels|desk)\.ts|domain\/|react|@tanstack\/|d3-)/,
  },
  { folder: /^app\//, may: /^(?!server\/|node:|hono|drizzle|pg$)/ },
];

describe('who may import whom', () => {
  test.each(walls.map((wall) => [wall.folder.source, wall] as const))('%s', (_, wall) => {
    const first = (file: string) => walls.find(({ folder }) => folder.test(file)) === wall;
    const broken = imports.filter(
      ({ from, to, isType }) => !isTest(from) && first(from) && !wall.may.test(to) && !(isType && wall.types?.test(to)),
    );
    expect(broken).toEqual([]);
  });

  test('a feature of the server does not know another, nor one of the dashboard', () => {
    const feature = (path: string) =>
      /^(server\/(?:enquiries|leads|stats|analytics|retention|guide|account|staff)|app\/dashboard\/[^/]+)\//.exec(
        path,
      )?.[1];
    const broken = imports.filter(({ from, to }) => feature(from) && feature(to) && feature(from) !== feature(to));
    expect(broken).toEqual([]);
  });

  test('no public page brings a validator along: what it takes from the domain stands without Zod', () => {
    expect(reachedFrom(/^app\/(site|ui|worker|root|entry)/)).not.toContain('zod');
  });

  test('the style sheet of the public pages leaves out what they do not use of ui, and nothing that they do', () => {
    const used = reachedFrom(/^app\/(site|root|routes\/(?!dashboard))/);
    const unused = files.filter((file) => /^app\/ui\/.*\.tsx$/.test(file) && !used.has(file));
    const leftOut = /@source not "\.\/ui\/\{(.*)\}\.tsx";/.exec(readFileSync(join(root, 'app/app.css'), 'utf8'))?.[1];
    expect(leftOut?.split(',').map((name) => `app/ui/${name}.tsx`)).toEqual(unused.toSorted());
  });

  test('no files import each other in a circle, not even types', () => {
    const known = new Set<string>();
    const circles: string[] = [];
    const walk = (file: string, path: string[]) => {
      if (path.includes(file)) circles.push([...path.slice(path.indexOf(file)), file].join(' → '));
      if (known.has(file)) return;
      known.add(file);
      for (const { to } of imports.filter(({ from }) => from === file)) walk(to, [...path, file]);
    };
    for (const file of files) walk(file, []);
    expect(circles).toEqual([]);
  });

  test('what lies two floors up, or on a floor of the house from outside, goes by alias; what stays in a folder by a relative path', () => {
    const specifiers = files.flatMap((file) => rawImports(file).map(({ specifier }) => ({ file, specifier })));
    expect(specifiers.filter(({ specifier }) => /^\.\.\/.*\.\.\//.test(specifier))).toEqual([]);
    expect(specifiers.filter(({ file, specifier }) => dirname(specifier) === `#${dirname(file)}`)).toEqual([]);
    // The framework reads its routes before it knows aliases.
    const intoFloor = specifiers.filter(({ specifier }) => /^\.\.\/(content|domain|server|app)\//.test(specifier));
    expect(intoFloor.filter(({ file }) => file !== 'app/routes.ts')).toEqual([]);
  });
});

describe('the shape of files', () => {
  test('names are kebab-case, and none says utils, helpers, misc, common or manager', () => {
    const odd = files.filter((file) => {
      const name = basename(file);
      return (
        !/^[a-z0-9]+(-[a-z0-9]+)*(\.(routes|queries|test|e2e|suite|server|client|config|d))?\.(ts|tsx|mjs)$/.test(
          name,
        ) || /\b(utils?|helpers?|misc|common|manager)\b/.test(name)
      );
    });
    expect(odd).toEqual([]);
  });

  test('none is longer than 400 lines, nine in ten are shorter than 200', () => {
    const lengths = files
      .filter((file) => !file.startsWith('content/'))
      .map((file) => ({ file, lines: readFileSync(join(root, file), 'utf8').split('\n').length }));
    expect(lengths.filter(({ lines }) => lines > 400)).toEqual([]);
    expect(lengths.filter(({ lines }) => lines > 200).length / lengths.length).toBeLessThan(0.1);
  });

  test('only routes, framework and tool files have a default export', () => {
    const byDefault = files.filter((file) => /^export default /m.test(readFileSync(join(root, file), 'utf8')));
    const allowed =
      /^(app\/(root|routes|entry\.server)|app\/routes\/|app\/site\/shell\/site-layout|server\/testing\/test-cluster|tests\/e2e\/program)/;
    expect(byDefault.filter((file) => !allowed.test(file))).toEqual([]);
  });

  test('the environment is read in one place of the server and nowhere in the app', () => {
    const readers = files.filter(
      (file) =>
        /^(server|app|domain|content)\//.test(file) && /process\.env/.test(readFileSync(join(root, file), 'utf8')),
    );
    expect(readers.filter((file) => !isTest(file))).toEqual(['server/index.ts']);
  });

  test('connections are pooled in one place of the server, and in one for its tests', () => {
    const openers = files.filter(
      (file) => file.startsWith('server/') && /new pg\.Pool/.test(readFileSync(join(root, file), 'utf8')),
    );
    expect(openers.toSorted()).toEqual(['server/db/open-database.ts', 'server/testing/test-pool.ts']);
  });
});

/** What these files bring along, near and far. */
function reachedFrom(beginning: RegExp): Set<string> {
  const reached = new Set<string>();
  const visit = (file: string) => {
    if (reached.has(file)) return;
    reached.add(file);
    for (const { to } of imports.filter(({ from, isType }) => from === file && !isType)) visit(to);
  };
  for (const file of files) if (beginning.test(file) && !isTest(file)) visit(file);
  return reached;
}

function sourceFiles(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && ['.ts', '.tsx', '.mjs'].includes(extname(entry.name)))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)));
}

function rawImports(file: string): { specifier: string; isType: boolean }[] {
  const source = readFileSync(join(root, file), 'utf8');
  return [
    ...source.matchAll(
      /^(?:import|export)\s+(?<type>type\s)?[^'"]*?from\s+'(?<specifier>[^']+)'|^import\s+'(?<bare>[^']+)'|import\('(?<lazy>[^']+)'\)/gm,
    ),
  ].map(({ groups }) => ({
    specifier: groups?.specifier ?? groups?.bare ?? groups?.lazy ?? '',
    isType: Boolean(groups?.type),
  }));
}

function importsOf(file: string): Import[] {
  return rawImports(file).map(({ specifier, isType }) => ({
    from: file,
    to: specifier.startsWith('#')
      ? specifier.slice(1)
      : specifier.startsWith('.')
        ? relative(root, join(root, dirname(file), specifier))
        : specifier,
    isType,
  }));
}
