// `npm run bench -- accessibility`: Lighthouse's accessibility and axe on every screen of the walk; fails where a screen has less than 100.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type BrowserContext, errors } from '@playwright/test'
import lighthouse from 'lighthouse'
import { findViolations } from '../../../e2e/find-violations.ts'
import { makeOperator } from '../../../e2e/make-operator.ts'
import { drawPhotos } from '../../../e2e/photos.ts'
import type { ScreenVisit } from '../../../e2e/screen-visit.ts'
import { signUpPair } from '../../../e2e/sign-up-pair.ts'
import { startMarket } from '../../../e2e/start-market.ts'
import { visit, walkTheStages } from '../../../e2e/walk-stages.ts'
import { openBrowser } from '../audit-screens.ts'

interface Tab {
  readonly port: number
  readonly context: BrowserContext
}

const print = (line: string) => process.stdout.write(`${line}\n`)

/** Where the screen is, what axe finds there, light and dark. */
async function inspect({ context }: Tab, screen: ScreenVisit, base: string) {
  const page = await context.newPage()
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
  await page.close()
  return { url, found }
}

async function score({ port }: Tab, url: string): Promise<{ points: number; lost: readonly string[] }> {
  const ask = () =>
    lighthouse(url, {
      port,
      output: 'json',
      logLevel: 'error',
      disableStorageReset: true,
      throttlingMethod: 'provided',
      onlyCategories: ['accessibility'],
    })
  const first = await ask()
  // Now and then the browser hands over a trace without its beginning.
  const run = first?.lhr.runtimeError ? await ask() : first
  const category = run?.lhr.categories.accessibility
  if (!run || !category || run.lhr.runtimeError)
    return { points: 0, lost: [run?.lhr.runtimeError?.message ?? 'no answer'] }
  const lost = category.auditRefs.filter(({ id, weight }) => weight > 0 && (run.lhr.audits[id]?.score ?? 1) < 1)
  return { points: Math.round((category.score ?? 0) * 100), lost: lost.map(({ id }) => id) }
}

const folder = mkdtempSync(path.join(tmpdir(), 'washline-accessibility-'))
await drawPhotos()
const market = await startMarket({ demo: false, autopilot: false })
const open: BrowserContext[] = []
try {
  const pair = await signUpPair(market.url)
  const operator = await makeOperator(market.url, 'Odile Operator', market.dataDir)
  const accounts = { guest: undefined, customer: pair.customer, washer: pair.washer, operator }
  const tabs: Partial<Record<ScreenVisit['who'], Tab>> = {}
  for (const who of ['guest', 'customer', 'washer', 'operator'] as const) {
    const tab = await openBrowser(market.url, accounts[who], path.join(folder, who))
    open.push(tab.context)
    tabs[who] = tab
  }
  print('| screen | Lighthouse | axe | lost on |')
  print('|---|---|---|---|')
  await walkTheStages(pair, async (screens) => {
    for (const screen of screens) {
      const tab = tabs[screen.who]
      if (!tab) continue
      const { url, found } = await inspect(tab, screen, market.url)
      const { points, lost } = await score(tab, url)
      if (points < 100 || found.length > 0) process.exitCode = 1
      print(
        `| ${screen.name} (${screen.who}) | ${points} | ${found.length} | ${[...lost, ...found].join('; ') || '–'} |`,
      )
    }
  })
} finally {
  for (const context of open) await context.close()
  await market.stop()
  rmSync(folder, { recursive: true, force: true })
}
