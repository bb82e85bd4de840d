import type { Plugin } from 'vite'
import { chunksIn, imported } from './imported-chunks.ts'

/**
 * What a module requests ahead of another one that it imports later: of all that this one imports, what does not come with the module
 * itself or with the first one. Vite would look through all of it at each import, some thirty links of a page.
 */
export function missingModules() {
  let comesWith = (_file: string): ReadonlySet<string> => new Set()
  let first: ReadonlySet<string> = new Set()
  const plugin: Plugin = {
    name: 'missing-modules',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle: {
      order: 'pre',
      handler(_options, bundle) {
        const chunks = chunksIn(bundle)
        comesWith = imported(chunks)
        first = new Set(chunks.flatMap(({ isEntry, fileName }) => (isEntry ? [...comesWith(fileName)] : [])))
      },
    },
  }
  /** The first module lists none of the screens' modules: the shell does (`tools/first-paint/paint-first.ts`), for its own script. */
  const resolveDependencies = (
    file: string,
    dependencies: string[],
    { hostId, hostType }: { hostId: string; hostType: 'html' | 'js' },
  ): string[] => {
    if (hostType === 'html') return dependencies
    const there = comesWith(hostId)
    const isFirst = /\/index-[^/]+\.js$/.test(hostId)
    const missing = dependencies.filter(
      (each) => !each.endsWith('.js') || !(isFirst || there.has(each) || first.has(each)),
    )
    // The import itself requests its own module no later.
    return missing.length === 1 && missing[0] === file ? [] : missing
  }
  return { plugin, resolveDependencies }
}
