// A line between program and database that can be made bad: slow, silent for a while, or dead without a word.
import type { AddressInfo } from 'node:net';
import { connect, createServer, type Socket } from 'node:net';
import type { Connection } from '#server/db/embedded/cluster.ts';

interface Line {
  /** As the program is told of it. */
  url: string;
  /** Every piece waits so long, in both directions. */
  delay(ms: number): void;
  /** Nothing passes, not even a new connection's first word, until it is let go. */
  hold(): void;
  letGo(): void;
  /** The connections of this moment never carry anything again, nor are they closed; new ones are well. */
  forget(): void;
  /** Every connection breaks, and no new one stands, until they are let in again. */
  refuse(): void;
  letIn(): void;
  /** So many connections break, each as soon as it has said this. */
  breakAt(word: string, times: number): void;
  close(): void;
}

export async function openLine({ host, port, user, password, database }: Connection): Promise<Line> {
  let wait = 0;
  let held: PromiseWithResolvers<void> | undefined;
  let forgotten = new WeakSet<Socket>();
  const sockets = new Set<Socket>();
  let isRefused = false;
  let unsaid = { word: '', times: 0 };

  const pass = (from: Socket, to: Socket, inside: Socket) => {
    let before = Promise.resolve();
    from.on('data', (chunk) => {
      if (unsaid.times > 0 && chunk.includes(unsaid.word)) {
        unsaid.times--;
        return void from.destroy();
      }
      before = before.then(async () => {
        if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
        await held?.promise;
        if (!forgotten.has(inside) && to.writable) to.write(chunk);
      });
    });
    from.on('error', () => {});
    from.on('close', () => {
      sockets.delete(from);
      before.then(() => to.destroy());
    });
  };
  const server = createServer((inside) => {
    if (isRefused) return inside.destroy();
    const outside = connect(`${host}/.s.PGSQL.${port}`);
    sockets.add(inside).add(outside);
    pass(inside, outside, inside);
    pass(outside, inside, inside);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `postgresql://${user}:${password}@127.0.0.1:${(server.address() as AddressInfo).port}/${database}`,
    delay(ms) {
      wait = ms;
    },
    hold() {
      held ??= Promise.withResolvers();
    },
    letGo() {
      held?.resolve();
      held = undefined;
    },
    forget() {
      forgotten = new WeakSet(sockets);
    },
    refuse() {
      isRefused = true;
      for (const socket of sockets) socket.destroy();
    },
    letIn() {
      isRefused = false;
    },
    breakAt(word, times) {
      unsaid = { word, times };
    },
    close() {
      held?.resolve();
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
