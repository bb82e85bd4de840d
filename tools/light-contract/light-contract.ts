import type { Plugin } from 'vite'
import { withoutSchemas } from './without-schemas.ts'

/** The browser takes the contract without its schemas: `docs/decisions/081-answers-are-not-parsed-twice.md`. */
export const lightContract: Plugin = {
  name: 'light-contract',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: { id: /packages\/contract\/src\/.+\.ts$/ },
    handler: (code, id) => ({ code: withoutSchemas(id, code), map: null, moduleSideEffects: false }),
  },
}
