// nginx as Debian has it, serving the built files on a port of its own, as one process that ends with the benchmark.
import { spawn, spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { freePort } from '#server/db/embedded/free-port.ts';

/** Nothing where there is no nginx. The folder is for what it writes. */
export async function startNginx(folder: string): Promise<(Disposable & { url: string }) | undefined> {
  const path = `${process.env.PATH}:/usr/sbin:/usr/local/sbin`;
  if (spawnSync('nginx', ['-v'], { env: { PATH: path } }).status !== 0) return undefined;
  const port = await freePort();
  const config = join(folder, 'nginx.conf');
  writeFileSync(config, configFor(port, resolve('build/client')));
  const child = spawn('nginx', ['-p', folder, '-c', config, '-e', 'errors.log'], {
    env: { PATH: path },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const url = `http://127.0.0.1:${port}`;
  while (!(await answers(url))) {
    if (child.exitCode !== null) throw new Error('nginx did not start.');
    await setTimeout(20);
  }
  return { url, [Symbol.dispose]: () => void child.kill() };
}

/** The compressed files are those that we send: this nginx cannot make brotli, but can send it. */
function configFor(port: number, site: string): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path temporary;`);
  const send =
    'try_files $uri$form $uri/index.html$form =404; add_header Content-Encoding $coding; types {} charset utf-8;';
  return `
daemon off;
master_process off;
pid nginx.pid;
events { worker_connections 512; }
http {
  ${temporary.join(' ')}
  access_log off;
  sendfile on;
  tcp_nopush on;
  keepalive_requests 100000000;
  open_file_cache max=100;
  map $http_accept_encoding $form { default ""; br .br; }
  map $http_accept_encoding $coding { default ""; br br; }
  server {
    listen 127.0.0.1:${port};
    root ${site};
    location / { default_type text/html; ${send} }
    location ~ \\.js$ { default_type text/javascript; ${send} }
  }
}`;
}

async function answers(url: string): Promise<boolean> {
  return fetch(url).then(
    async (answer) => (await answer.arrayBuffer()).byteLength > 0,
    () => false,
  );
}
