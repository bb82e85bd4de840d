import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type BrowserContext, chromium } from '@playwright/test'
import lighthouse from 'lighthouse'
import { chromiumArgs } from '../../e2e/chromium-args.ts'
import { drawPhotos } from '../../e2e/photos.ts'
import type { ScreenVisit } from '../../e2e/screen-visit.ts'
import { type Pair, signUpPair } from '../../e2e/sign-up-pair.ts'
import { startMarket } from '../../e2e/start-market.ts'
import { storedSession } from '../../e2e/stored-session.ts'
import { walkTheStages } from '../../e2e/walk-stages.ts'
import { freePort } from './measured-process.ts'

/** The screens that are audited, by their names in the walk. */
const audited = ['landing', 'customer home', 'load', 'pickup location', 'looking', 'pickup', 'laundry']
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const

export interface Audit {
  readonly screen: string
  /** 0 to 100; SEO is asked of public pages only. */
  readonly scores: Readonly<Partial<Record<(typeof categories)[number], number>>>
  readonly layoutShift: number
  readonly firstPaintMs: number
  readonly largestPaintMs: number
  readonly blockedMs: number
  /** Audits below their best, for the reader who wants to know why. */
  readonly lost: readonly string[]
}

/** Lighthouse opens tabs of the browser's own profile, so each person gets a browser. */
export async function openBrowser(url: string, account: Pair['customer'] | undefined, folder: string) {
  const port = await freePort()
  const context = await chromium.launchPersistentContext(folder, {
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: [...chromiumArgs(), `--remote-debugging-port=${port}`],
  })
  if (account) await keepSession(context, url, account)
  return { port, context }
}

async function keepSession(context: BrowserContext, url: string, account: Pair['customer']): Promise<void> {
  const page = await context.newPage()
  await page.goto(`${url}/api/health`)
  const { origins } = storedSession(url, account)
  await page.evaluate((entries) => {
    for (const { name, value } of entries) localStorage.setItem(name, value)
  }, origins[0]?.localStorage ?? [])
  await page.close()
}

async function audit(url: string, screen: ScreenVisit, port: number): Promise<Audit> {
  const onlyCategories = categories.filter((name) => name !== 'seo' || screen.who === 'guest')
  const visit = () =>
    lighthouse(url + screen.path, {
      port,
      output: 'json',
      logLevel: 'error',
      disableStorageReset: true,
      onlyCategories,
    })
  const first = await visit()
  // Now and then the browser hands over a trace without its beginning.
  const run = first?.lhr.runtimeError ? await visit() : first
  if (!run || run.lhr.runtimeError) throw new Error(`${screen.name}: ${run?.lhr.runtimeError?.message ?? 'no answer'}`)
  const { audits, categories: scored } = run.lhr
  const metric = (id: string) => audits[id]?.numericValue ?? Number.NaN
  const refs = onlyCategories.flatMap((name) => scored[name]?.auditRefs ?? [])
  return {
    screen: screen.name,
    scores: Object.fromEntries(onlyCategories.map((name) => [name, Math.round((scored[name]?.score ?? 0) * 100)])),
    layoutShift: metric('cumulative-layout-shift'),
    firstPaintMs: metric('first-contentful-paint'),
    largestPaintMs: metric('largest-contentful-paint'),
    blockedMs: metric('total-blocking-time'),
    lost: refs.filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9).map(({ id }) => id),
  }
}

/** Lighthouse's mobile profile on the screens that people wait for, in a market of its own. */
export async function auditScreens(): Promise<Audit[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'washline-audit-'))
  await drawPhotos()
  const market = await startMarket({ demo: false, autopilot: false })
  const open: BrowserContext[] = []
  const audits: Audit[] = []
  try {
    const pair = await signUpPair(market.url)
    const ports = { guest: 0, customer: 0 }
    for (const who of ['guest', 'customer'] as const) {
      const account = who === 'customer' ? pair.customer : undefined
      const { port, context } = await openBrowser(market.url, account, path.join(folder, who))
      open.push(context)
      ports[who] = port
    }
    await walkTheStages(pair, async (screens) => {
      for (const screen of screens)
        if (audited.includes(screen.name) && (screen.who === 'guest' || screen.who === 'customer'))
          audits.push(await audit(market.url, screen, ports[screen.who]))
    })
  } finally {
    for (const context of open) await context.close()
    await market.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  return audits
}
