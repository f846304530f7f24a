// To be imported before the program. The files of drizzle-orm name one another by their place; Node reads the description of the
// package (179 kB) again for each of them all the same, which took 0.6 s of every start. Here their place is enough.
import { registerHooks } from 'node:module';

registerHooks({
  resolve(specifier, context, next) {
    const from = context.parentURL ?? '';
    if (!/^\.\.?\/.*\.js$/.test(specifier) || !from.includes('/node_modules/drizzle-orm/'))
      return next(specifier, context);
    return { url: new URL(specifier, from).href, format: 'module', shortCircuit: true };
  },
});
