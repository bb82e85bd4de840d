import type { Plugin } from 'vite'
import { inPlace } from './in-place.ts'
import { withoutSchemas } from './without-schemas.ts'

/** The client is built twice, for its chunks, and what is written of a module is the same. */
function writtenOnce<Written>(write: (file: string, source: string) => Written) {
  const before = new Map<string, { readonly source: string; readonly written: Written }>()
  return (file: string, source: string): Written => {
    const last = before.get(file)
    if (last?.source === source) return last.written
    const written = write(file, source)
    before.set(file, { source, written })
    return written
  }
}

const light = writtenOnce(withoutSchemas)
const complete = writtenOnce((file, source) => inPlace(file, source))

/** The browser takes the contract without its schemas: `docs/decisions/081-answers-are-not-parsed-twice.md`. */
export const lightContract: Plugin = {
  name: 'light-contract',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: { id: /packages\/contract\/src\/.+\.ts$/ },
    handler: (code, id) => ({ code: light(id, code), map: null, moduleSideEffects: false }),
  },
}

/** And with what a module uses of its calls, messages and refusals written into that module. */
export const contractInPlace: Plugin = {
  name: 'contract-in-place',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: { id: /(?:packages\/contract\/src|apps\/web\/app)\/.+\.tsx?$/ },
    handler: async (code, id) => ({ code: await complete(id, code), map: null }),
  },
}
