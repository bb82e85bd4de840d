import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { BrowserContext } from '@playwright/test'
import lighthouse from 'lighthouse'
import { everyScreenByStage } from '../../../e2e/console-tabs.ts'
import { makeOperator } from '../../../e2e/make-operator.ts'
import { drawPhotos } from '../../../e2e/photos.ts'
import type { ScreenVisit } from '../../../e2e/screen-visit.ts'
import { signUpPair } from '../../../e2e/sign-up-pair.ts'
import { startMarket } from '../../../e2e/start-market.ts'
import { walkTheStages } from '../../../e2e/walk-stages.ts'
import { openBrowser } from './open-browser.ts'

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
/** Now and then the browser hands over a trace without its beginning. */
const attempts = 4

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

async function audit(url: string, screen: ScreenVisit, port: number): Promise<Audit> {
  const onlyCategories = categories.filter((name) => name !== 'seo' || screen.who === 'guest')
  let problem = 'no answer'
  for (let attempt = 0; attempt < attempts; attempt++) {
    const run = await lighthouse(url + screen.path, {
      port,
      output: 'json',
      logLevel: 'error',
      disableStorageReset: true,
      onlyCategories,
    })
    if (run && !run.lhr.runtimeError) return toAudit(screen, onlyCategories, run.lhr)
    problem = run?.lhr.runtimeError?.message ?? problem
  }
  throw new Error(`${screen.name}: ${problem}`)
}

type Result = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr']

function toAudit(screen: ScreenVisit, asked: readonly (typeof categories)[number][], result: Result): Audit {
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

/** Lighthouse's mobile profile on screens of the walk, in a market of its own; `audited` gets each row as it comes. */
export async function auditScreens(
  isWanted: (screen: ScreenVisit) => boolean,
  audited: (audit: Audit) => void,
): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'washline-audit-'))
  await drawPhotos()
  const market = await startMarket({ demo: false, autopilot: false })
  const open: BrowserContext[] = []
  try {
    const pair = await signUpPair(market.url)
    const operator = await makeOperator(market.url, 'Odile Operator', market.dataDir)
    const accounts = { guest: undefined, customer: pair.customer, washer: pair.washer, operator }
    const ports = new Map<ScreenVisit['who'], number>()
    const portOf = async (who: ScreenVisit['who']) => {
      const opened = ports.get(who)
      if (opened !== undefined) return opened
      const { port, context } = await openBrowser(market.url, accounts[who], path.join(folder, who))
      open.push(context)
      ports.set(who, port)
      return port
    }
    const measure = async (screens: readonly ScreenVisit[]) => {
      for (const screen of screens.filter(isWanted)) audited(await audit(market.url, screen, await portOf(screen.who)))
    }
    await walkTheStages(pair, measure, everyScreenByStage)
  } finally {
    for (const context of open) await context.close()
    await market.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
