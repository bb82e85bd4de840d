import type { Plugin } from 'rolldown'

const prefix = '\0lazy:'

/**
 * Node reads every export of a module of its own that is imported, and behind one of `http` is a client that takes 20 ms to load. Taken in this way, only
 * what is used is read.
 */
export const lazyBuiltins: Plugin = {
  name: 'lazy-builtins',
  resolveId: {
    filter: { id: /^(?:node:)?https?$/ },
    handler: (id) => ({ id: `${prefix}${id.replace('node:', '')}`, moduleSideEffects: false }),
  },
  load: {
    filter: { id: /^\0lazy:/ },
    handler: (id) => ({
      code: `module.exports = process.getBuiltinModule('node:${id.slice(prefix.length)}')`,
      moduleType: 'js',
    }),
  },
}
