// `npm run bench -- accessibility`: Lighthouse's accessibility and axe on every screen of the walk and every tab of the console; fails where a screen has less than 100.
// With names of roles (`-- accessibility washer operator`) only their screens.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type BrowserContext, errors } from '@playwright/test'
import lighthouse from 'lighthouse'
import { everyScreenByStage } from '../../../e2e/console-tabs.ts'
import { findViolations } from '../../../e2e/find-violations.ts'
import { makeOperator } from '../../../e2e/make-operator.ts'
import { drawPhotos } from '../../../e2e/photos.ts'
import type { ScreenVisit } from '../../../e2e/screen-visit.ts'
import { signUpPair } from '../../../e2e/sign-up-pair.ts'
import { startMarket } from '../../../e2e/start-market.ts'
import { visit, walkTheStages } from '../../../e2e/walk-stages.ts'
import { openBrowser } from '../lighthouse/open-browser.ts'

interface Tab {
  readonly port: number
  readonly context: BrowserContext
}

const roles = ['guest', 'customer', 'washer', 'operator'] as const
const wanted = roles.filter((who) => process.argv.length < 3 || process.argv.includes(who))
const print = (line: string) => process.stdout.write(`${line}\n`)

/** Lighthouse's phone. */
const phone = { width: 412, height: 823 }

/** Where the screen is and how high, what axe finds there, light and dark. */
async function inspect({ context }: Tab, screen: ScreenVisit, base: string) {
  const page = await context.newPage()
  await page.setViewportSize(phone)
  const found: string[] = []
  try {
    await visit(page, { ...screen, path: base + screen.path })
    await page
      .getByText(screen.texts[0] ?? '')
      .first()
      .waitFor({ state: 'attached' })
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      found.push(...(await findViolations(page)))
    }
  } catch (error) {
    // One screen that does not come is a row of the table, and the others are still measured.
    if (!(error instanceof errors.TimeoutError)) throw error
    found.push('the screen did not come')
  }
  const url = page.url()
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  await page.close()
  return { url, height, found }
}

/**
 * In a window as high as the page: the size of a target that lies half under the bars at the bottom, and is whole once scrolled, would be
 * taken as that of its visible half.
 */
async function score({ port }: Tab, url: string, height: number): Promise<{ points: number; lost: readonly string[] }> {
  const ask = () =>
    lighthouse(url, {
      port,
      output: 'json',
      logLevel: 'error',
      disableStorageReset: true,
      throttlingMethod: 'provided',
      onlyCategories: ['accessibility'],
      disableFullPageScreenshot: true,
      screenEmulation: { ...phone, height: Math.max(phone.height, height), mobile: true },
    })
  const first = await ask()
  // Now and then the browser hands over a trace without its beginning.
  const run = first?.lhr.runtimeError ? await ask() : first
  const category = run?.lhr.categories.accessibility
  if (!run || !category || run.lhr.runtimeError)
    return { points: 0, lost: [run?.lhr.runtimeError?.message ?? 'no answer'] }
  const lost = category.auditRefs.filter(({ id, weight }) => weight > 0 && (run.lhr.audits[id]?.score ?? 1) < 1)
  return {
    points: Math.round((category.score ?? 0) * 100),
    lost: lost.map(({ id }) => [id, ...nodesOf(run.lhr.audits[id]?.details)].join(' ')),
  }
}

type Details = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr']['audits'][string]['details']

/** The elements that an audit has listed. */
const nodesOf = (details: Details): string[] =>
  details && 'items' in details && Array.isArray(details.items)
    ? details.items.flatMap(({ node }) => (node && 'selector' in node && node.selector ? [String(node.selector)] : []))
    : []

const folder = mkdtempSync(path.join(tmpdir(), 'washline-accessibility-'))
await drawPhotos()
const market = await startMarket({ demo: false, autopilot: false })
const open: BrowserContext[] = []
try {
  const pair = await signUpPair(market.url)
  const operator = await makeOperator(market.url, 'Odile Operator', market.dataDir)
  const accounts = { guest: undefined, customer: pair.customer, washer: pair.washer, operator }
  const tabs: Partial<Record<ScreenVisit['who'], Tab>> = {}
  for (const who of wanted) {
    const tab = await openBrowser(market.url, accounts[who], path.join(folder, who))
    open.push(tab.context)
    tabs[who] = tab
  }
  let count = 0
  print('| screen | Lighthouse | axe | lost on |')
  print('|---|---|---|---|')
  const measure = async (screens: readonly ScreenVisit[]) => {
    for (const screen of screens) {
      const tab = tabs[screen.who]
      if (!tab) continue
      const { url, height, found } = await inspect(tab, screen, market.url)
      const { points, lost } = await score(tab, url, height)
      if (points < 100 || found.length > 0) process.exitCode = 1
      count += 1
      print(
        `| ${screen.name} (${screen.who}) | ${points} | ${found.length} | ${[...lost, ...found].join('; ') || '–'} |`,
      )
    }
  }
  await walkTheStages(pair, measure, everyScreenByStage)
  print(`${count} screens: ${wanted.join(', ')}`)
} finally {
  for (const context of open) await context.close()
  await market.stop()
  rmSync(folder, { recursive: true, force: true })
}
