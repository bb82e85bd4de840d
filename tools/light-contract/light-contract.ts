import type { Plugin } from 'vite'
import { inPlace } from './in-place.ts'
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

/** And with what a module uses of its calls, messages and refusals written into that module. */
export const contractInPlace: Plugin = {
  name: 'contract-in-place',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: {
      id: /(?:packages\/contract\/src|apps\/web\/app)\/.+\.tsx?$/,
      code: /from '(?:@washline\/contract\/|\.)/,
    },
    handler: async (code, id) => ({ code: await inPlace(id, code), map: null }),
  },
}
