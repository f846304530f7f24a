// What fills a path of the API is an id. 'counts' in its place, or '../stats', would ask for something else, and an address of the
// desk may say anything.
import { chatCodePattern } from '#domain/chat-code.ts';

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** By what stands before them: of all ids only these are no uuids. */
const others: Record<string, RegExp> = { sessions: /^\w{1,64}$/, chats: chatCodePattern };

/** A client that answers by itself, as the server would, that nothing is found where an id is none. */
export function withIdsOnly<Client extends object>(client: Client, path: string[] = []): Client {
  return new Proxy(client, {
    get(one, key) {
      const next = Reflect.get(one, key);
      return next && withIdsOnly(next, [...path, String(key)]);
    },
    apply(call, self, args) {
      const fills = Object.entries<string>(args[0]?.param ?? {});
      const isId = ([name, value]: [string, string]) =>
        (others[path[path.indexOf(`:${name}`) - 1] ?? ''] ?? uuid).test(value);
      if (!fills.every(isId)) return Promise.resolve(Response.json(nothingFound, { status: 404 }));
      return Reflect.apply(call as () => unknown, self, args);
    },
  });
}

const nothingFound = { error: { code: 'not_found', message: 'Nothing is found under this address.' } };
