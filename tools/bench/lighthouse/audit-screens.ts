import type { ScreenVisit } from '../../../e2e/screen-visit.ts'
import { type LighthouseResult, runLighthouse } from './run-lighthouse.ts'
import { walkInBrowsers } from './walk-in-browsers.ts'

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const

export interface Audit {
  readonly screen: ScreenVisit
  /** 0 to 100; SEO is asked of public pages only. */
  readonly scores: Readonly<Partial<Record<(typeof categories)[number], number>>>
  readonly layoutShift: number
  readonly firstPaintMs: number
  readonly largestPaintMs: number
  readonly blockedMs: number
  /** Of the processor by Lighthouse's measure, during this audit. */
  readonly processor: number
  /** Audits below their best, for the reader who wants to know why. */
  readonly lost: readonly string[]
}

function toAudit(screen: ScreenVisit, asked: readonly (typeof categories)[number][], result: LighthouseResult): Audit {
  const { audits, categories: scored, environment } = result
  const metric = (id: string) => audits[id]?.numericValue ?? Number.NaN
  const refs = asked.flatMap((name) => scored[name]?.auditRefs ?? [])
  return {
    screen,
    scores: Object.fromEntries(asked.map((name) => [name, Math.round((scored[name]?.score ?? 0) * 100)])),
    layoutShift: metric('cumulative-layout-shift'),
    firstPaintMs: metric('first-contentful-paint'),
    largestPaintMs: metric('largest-contentful-paint'),
    blockedMs: metric('total-blocking-time'),
    processor: environment.benchmarkIndex,
    lost: refs.filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9).map(({ id }) => id),
  }
}

/** Lighthouse's mobile profile on screens of the walk; `audited` gets each row as it comes. */
export const auditScreens = (
  isWanted: (screen: ScreenVisit) => boolean,
  audited: (audit: Audit) => void,
): Promise<void> =>
  walkInBrowsers(isWanted, async (screen, { port }, base) => {
    const onlyCategories = categories.filter((name) => name !== 'seo' || screen.who === 'guest')
    const result = await runLighthouse(base + screen.path, { port, onlyCategories })
    if ('problem' in result) throw new Error(`${screen.name}: ${result.problem}`)
    audited(toAudit(screen, onlyCategories, result))
  })
