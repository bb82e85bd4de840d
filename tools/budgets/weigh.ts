/** A module of a build: its compressed size, and the lengths of the source files in it. */
export interface Weighed {
  readonly file: string
  readonly kb: number
  readonly sources: Readonly<Record<string, number>>
}

export interface Entry {
  readonly screen: string
  readonly modules: readonly Weighed[]
}

const shownModules = 5
const shownSources = 10
const one = (kb: number) => kb.toFixed(1)
const kbOf = (modules: readonly Weighed[]) => modules.reduce((sum, { kb }) => sum + kb, 0)

/**
 * The screens that are over their budget, each with its largest modules and the source files that weigh most, the worst one last. A screen without
 * a budget, and a budget without a screen, are broken too.
 */
export function overBudget(entries: readonly Entry[], budgets: Readonly<Record<string, number>>): string[] {
  const screens = new Set(entries.map(({ screen }) => screen))
  const lost = Object.keys(budgets).filter((screen) => !screens.has(screen))
  const over = entries
    .map((entry) => ({ entry, by: kbOf(entry.modules) - (budgets[entry.screen] ?? 0) }))
    .filter(({ by }) => by > 0)
    .toSorted((a, b) => a.by - b.by)
  return [
    ...lost.map((screen) => `${screen} has a budget and is no screen.`),
    ...over.map(({ entry }) => report(entry, budgets[entry.screen])),
  ]
}

function report({ screen, modules }: Entry, budget: number | undefined): string {
  const largest = modules.toSorted((a, b) => b.kb - a.kb).slice(0, shownModules)
  const sources = modules.flatMap(sourcesOf).toSorted((a, b) => b.kb - a.kb)
  return [
    `${screen} loads ${one(kbOf(modules))} kB of JavaScript first; ${budget === undefined ? 'it has no budget' : `its budget is ${budget} kB`}.`,
    `  largest modules: ${largest.map(({ file, kb }) => `${file} ${one(kb)}`).join(', ')}`,
    `  source files that weigh most: ${sources
      .slice(0, shownSources)
      .map(({ file, kb }) => `${file} ${one(kb)}`)
      .join(', ')}`,
  ].join('\n')
}

/** The share of each source file in its module, estimated by the lengths before compression. */
export function sourcesOf({ kb, sources }: Weighed): { readonly file: string; readonly kb: number }[] {
  const length = Object.values(sources).reduce((sum, each) => sum + each, 0)
  return Object.entries(sources).map(([file, each]) => ({ file, kb: (kb * each) / length }))
}
