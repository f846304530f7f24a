// Lighthouse's mobile run on every public page, median of three, beside a page with one sentence on it: the floor that this
// machine allows. Lighthouse is large and needed here only, so it is installed on first use, outside the project's packages.
import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { listedPaths } from '#app/paths.ts';
import { startProgramProcess } from '#server/testing/program-process.ts';

const version = '12.8.2';
const tools = '.tools';
const runs = Number(process.env.RUNS ?? 3);
const wanted = process.env.PAGES?.split(',') ?? listedPaths;

interface Run {
  scores: number[];
  lcp: number;
  tbt: number;
  cls: number;
}
interface Report {
  lhr: { categories: Record<string, { score: number }>; audits: Record<string, { numericValue: number }> };
}

if (!existsSync(join(tools, 'node_modules/lighthouse'))) {
  console.error(`Installing lighthouse ${version} into ${tools} …`);
  spawnSync('npm', ['install', '--silent', '--prefix', tools, `lighthouse@${version}`], { stdio: 'inherit' });
}
const load = (file: string) => import(pathToFileURL(join(process.cwd(), tools, 'node_modules', file)).href);
const { default: lighthouse } = await load('lighthouse/core/index.js');
const { launch } = await load('chrome-launcher/dist/index.js');

const folder = mkdtempSync(join(tmpdir(), 'studio-lighthouse-'));
chmodSync(folder, 0o755);
const program = await startProgramProcess({ DATA_DIR: join(folder, 'data') });
const sentence = createServer((_, answer) => {
  answer
    .setHeader('content-type', 'text/html')
    .end('<!doctype html><html lang="en"><title>One</title><p>One sentence.</p></html>');
});
await new Promise<void>((resolve) => sentence.listen(0, '127.0.0.1', resolve));
const chrome = await launch({
  chromePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  chromeFlags: ['--headless', '--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
});

console.log('page                     performance  accessibility  best practices  SEO   LCP s   TBT ms    CLS');
print('(one sentence)', await measure(`http://127.0.0.1:${(sentence.address() as AddressInfo).port}/`));
for (const path of wanted) print(path, await measure(program.url + path));

chrome.kill();
sentence.close();
await program.end('SIGTERM');
rmSync(folder, { recursive: true, force: true });

async function measure(url: string): Promise<Run> {
  const all: Run[] = [];
  for (let run = 0; run < runs; run++) {
    const { lhr }: Report = await lighthouse(url, { port: chrome.port, output: 'json', logLevel: 'error' });
    const { categories, audits } = lhr;
    all.push({
      scores: ['performance', 'accessibility', 'best-practices', 'seo'].map(
        (name) => (categories[name]?.score ?? 0) * 100,
      ),
      lcp: audits['largest-contentful-paint']?.numericValue ?? Number.NaN,
      tbt: audits['total-blocking-time']?.numericValue ?? Number.NaN,
      cls: audits['cumulative-layout-shift']?.numericValue ?? Number.NaN,
    });
  }
  const middle = (pick: (run: Run) => number) =>
    all.map(pick).sort((a, b) => a - b)[Math.floor(runs / 2)] ?? Number.NaN;
  return {
    scores: [0, 1, 2, 3].map((i) => middle((run) => run.scores[i] ?? 0)),
    lcp: middle((run) => run.lcp),
    tbt: middle((run) => run.tbt),
    cls: middle((run) => run.cls),
  };
}

function print(name: string, { scores, lcp, tbt, cls }: Run) {
  const columns = [...scores.map((score) => score.toFixed(0)), (lcp / 1000).toFixed(2), tbt.toFixed(0), cls.toFixed(3)];
  console.log(name.padEnd(25) + columns.map((text, i) => text.padStart([11, 15, 16, 5, 8, 9, 7][i] ?? 8)).join(''));
}
