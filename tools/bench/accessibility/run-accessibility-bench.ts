// `npm run bench -- accessibility`: Lighthouse's accessibility and axe on every screen of the walk and every tab of the console; fails where a screen has less than 100.
// With names of roles (`-- accessibility washer operator`) only their screens.
import { errors } from '@playwright/test'
import { findViolations } from '../../../e2e/find-violations.ts'
import type { ScreenVisit } from '../../../e2e/screen-visit.ts'
import { visit } from '../../../e2e/walk-stages.ts'
import { type LighthouseResult, runLighthouse } from '../lighthouse/run-lighthouse.ts'
import { type Tab, walkInBrowsers } from '../lighthouse/walk-in-browsers.ts'

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
  const result = await runLighthouse(url, {
    port,
    throttlingMethod: 'provided',
    onlyCategories: ['accessibility'],
    disableFullPageScreenshot: true,
    screenEmulation: { ...phone, height: Math.max(phone.height, height), mobile: true },
  })
  if ('problem' in result) return { points: 0, lost: [result.problem] }
  const category = result.categories.accessibility
  if (!category) return { points: 0, lost: ['no answer'] }
  const lost = category.auditRefs.filter(({ id, weight }) => weight > 0 && (result.audits[id]?.score ?? 1) < 1)
  return {
    points: Math.round((category.score ?? 0) * 100),
    lost: lost.map(({ id }) => [id, ...nodesOf(result.audits[id]?.details)].join(' ')),
  }
}

type Details = LighthouseResult['audits'][string]['details']

/** The elements that an audit has listed. */
const nodesOf = (details: Details): string[] =>
  details && 'items' in details && Array.isArray(details.items)
    ? details.items.flatMap(({ node }) => (node && 'selector' in node && node.selector ? [String(node.selector)] : []))
    : []

let count = 0
print('| screen | Lighthouse | axe | lost on |')
print('|---|---|---|---|')
await walkInBrowsers(
  ({ who }) => wanted.includes(who),
  async (screen, tab, base) => {
    const { url, height, found } = await inspect(tab, screen, base)
    const { points, lost } = await score(tab, url, height)
    if (points < 100 || found.length > 0) process.exitCode = 1
    count += 1
    print(`| ${screen.name} (${screen.who}) | ${points} | ${found.length} | ${[...lost, ...found].join('; ') || '–'} |`)
  },
)
print(`${count} screens: ${wanted.join(', ')}`)
