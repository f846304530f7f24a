// Lighthouse's mobile run on every public page, median of three, beside a page with one sentence on it: the floor that this
// machine allows. Lighthouse is large and needed here only, so it is installed on first use, outside the project's packages.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { publicPaths } from '#app/paths.ts';
import { browserFile } from './browser.ts';
import { median } from './quantile.ts';
import { type Aim, type Row, row, rowWithin } from './row.ts';
import { startProgram } from './server-process.ts';

const version = '12.8.2';
const tools = '.tools';
const runs = Number(process.env.RUNS ?? 3);
const wanted = process.env.PAGES?.split(',') ?? publicPaths;

interface Run {
  performance: number;
  /** The lowest of accessibility, best practices and search engines. */
  others: number;
  lcp: number;
  tbt: number;
  cls: number;
}
interface Report {
  lhr: {
    categories: Record<string, { score: number }>;
    audits: Record<string, { numericValue: number }>;
    runtimeError?: { message: string };
  };
}
type Visit = (url: string) => Promise<Report>;

export async function* measureLighthouse(): AsyncGenerator<Row> {
  await using program = await startProgram();
  using sentence = await serveOneSentence();
  using chrome = await openLighthouse();
  const floor = await measure(chrome.visit, sentence.url);
  yield rowWithin('(one sentence) TBT', floor.tbt, 'ms', 50);
  for (const path of wanted) {
    const run = await measure(chrome.visit, program.url + path);
    const compare = (what: string, figure: keyof Run, unit: string, aim: Aim) =>
      row({
        what: `${path} ${what}`,
        figure: run[figure],
        unit,
        reference: { is: 'one sentence', figure: floor[figure] },
        aim,
      });
    yield compare('performance', 'performance', 'of 100', { of: 'figure', atLeast: 100 });
    yield compare('LCP', 'lcp', 's', { of: 'figure', atMost: 1.4 });
    // The page with one sentence often blocks for nothing at all, and no ratio to nothing says anything.
    yield rowWithin(`${path} TBT`, run.tbt, 'ms', 50);
    yield compare('CLS', 'cls', '', { of: 'figure', atMost: 0 });
    yield row({
      what: `${path} accessibility, best practices, SEO: the lowest`,
      figure: run.others,
      unit: 'of 100',
      reference: { is: 'best there is', figure: 100 },
      aim: { of: 'figure', atLeast: 100 },
    });
  }
}

async function measure(visit: Visit, url: string): Promise<Run> {
  const all: Run[] = [];
  for (let visits = 1; all.length < runs; visits++) {
    const report = await visit(url);
    // Now and then Lighthouse cannot read its own recording of a visit, and says so.
    const broken = report.lhr.runtimeError?.message;
    if (!broken) all.push(readReport(report));
    else if (visits > 2 * runs) throw new Error(broken);
  }
  const middle = (figure: keyof Run) => median(all.map((run) => run[figure]));
  return {
    performance: middle('performance'),
    others: middle('others'),
    lcp: middle('lcp'),
    tbt: middle('tbt'),
    cls: middle('cls'),
  };
}

function readReport({ lhr: { categories, audits } }: Report): Run {
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  return {
    performance: score('performance'),
    others: Math.min(...['accessibility', 'best-practices', 'seo'].map(score)),
    lcp: value('largest-contentful-paint') / 1000,
    tbt: value('total-blocking-time'),
    cls: Math.round(value('cumulative-layout-shift') * 1000) / 1000,
  };
}

async function openLighthouse(): Promise<Disposable & { visit: Visit }> {
  if (!existsSync(join(tools, 'node_modules/lighthouse'))) {
    console.error(`Installing lighthouse ${version} into ${tools} …`);
    spawnSync('npm', ['install', '--silent', '--prefix', tools, `lighthouse@${version}`], { stdio: 'inherit' });
  }
  const load = (file: string) => import(pathToFileURL(join(process.cwd(), tools, 'node_modules', file)).href);
  const { default: lighthouse } = await load('lighthouse/core/index.js');
  const { launch } = await load('chrome-launcher/dist/index.js');
  const chrome = await launch({
    chromePath: browserFile,
    chromeFlags: ['--headless', '--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
  });
  return {
    visit: (url) => lighthouse(url, { port: chrome.port, output: 'json', logLevel: 'error' }),
    [Symbol.dispose]: () => chrome.kill(),
  };
}

async function serveOneSentence(): Promise<Disposable & { url: string }> {
  const server = createServer((_, answer) => {
    answer
      .setHeader('content-type', 'text/html')
      .end('<!doctype html><html lang="en"><title>One</title><p>One sentence.</p></html>');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    [Symbol.dispose]: () => void server.close(),
  };
}
