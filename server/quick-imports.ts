// To be imported before the program. To find a file, Node reads and parses the descriptions of packages again and again, which was
// a third of the work of every start. Here what was found once counts for all files of the same package or folder.
import { type ResolveFnOutput, registerHooks } from 'node:module';

/** By name, and the package that asks for it. */
const found = new Map<string, ResolveFnOutput>();
/** What files of an ending in a folder are: modules or not. */
const formats = new Map<string, string>();

registerHooks({
  resolve(specifier, context, next) {
    const from = context.parentURL ?? '';
    if (!from.startsWith('file:') || !context.conditions.includes('import')) return next(specifier, context);
    if (specifier.startsWith('.')) return fileBeside(specifier, from, () => next(specifier, context));
    const key = `${packageOf(from)} ${specifier}`;
    const known = found.get(key) ?? next(specifier, context);
    found.set(key, known);
    return { ...known, shortCircuit: true };
  },
});

/** Of a package only, whose files stand where they say. */
function fileBeside(specifier: string, from: string, ask: () => ResolveFnOutput): ResolveFnOutput {
  if (!packageOf(from)) return ask();
  const url = new URL(specifier, from).href;
  const kind = url.slice(0, url.lastIndexOf('/')) + url.slice(url.lastIndexOf('.'));
  const format = formats.get(kind);
  if (format) return { url, format, shortCircuit: true };
  const answer = ask();
  if (answer.format && answer.url === url) formats.set(kind, answer.format);
  return answer;
}

function packageOf(url: string): string {
  return /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/.exec(url)?.[0] ?? '';
}
