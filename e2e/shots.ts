import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import type { Browser, Page } from '@playwright/test'
import { isLanguage } from '@washline/contract/texts/languages'
import { everyScreenByStage } from './console-tabs.ts'
import { contactSheet, type Shot } from './contact-sheet.ts'
import { failReads, failures } from './fail-reads.ts'
import { makeOperator } from './make-operator.ts'
import { openChromium } from './open-chromium.ts'
import { drawPhotos } from './photos.ts'
import type { ScreenVisit } from './screen-visit.ts'
import type { Account } from './set-up-people.ts'
import { signUpPair } from './sign-up-pair.ts'
import { startMarket } from './start-market.ts'
import { storedSession } from './stored-session.ts'
import { leaveLanguage, switchLanguage } from './switch-language.ts'
import { transitionsEnded } from './transitions-ended.ts'
import { openSheet, visit, walkTheStages } from './walk-stages.ts'

// node e2e/shots.ts <folder> [--language ja] [--only legal,quiz] [--sizes 1280x800,1440x900] [--schemes dark] [--answer 500]: every screen, or those of these names, at two sizes, light and dark, as contact sheets to look at; also as they are where the server fails, cannot be reached, or (`stored`) could be reached before.
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    language: { type: 'string' },
    only: { type: 'string' },
    sizes: { type: 'string', default: '390x844,1280x860' },
    schemes: { type: 'string', default: 'light,dark' },
    answer: { type: 'string' },
  },
})
const [folder = 'shots'] = positionals
const language = isLanguage(values.language) ? values.language : 'en'
const isAsked = ({ name }: ScreenVisit) => values.only?.split(',').some((part) => name.includes(part)) ?? true
const sizes = values.sizes.split(',').map((size) => {
  const [width = 390, height = 844] = size.split('x').map(Number)
  return { width, height }
})
const schemes = (['light', 'dark'] as const).filter((scheme) => values.schemes.split(',').includes(scheme))
const failure = failures.find((each) => each === values.answer)
const shots = new Map<string, Shot[]>()

async function openPage(browser: Browser, url: string, account?: Account): Promise<Page> {
  const context = await browser.newContext({
    baseURL: url,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    ...(account ? { storageState: storedSession(url, account) } : {}),
  })
  const page = await context.newPage()
  if (failure && failure !== 'stored') await failReads(page, failure)
  return page
}

/** What a wider screen has besides is loaded and read. A map, and a page that reads on for ever, are shown as they are by then. */
async function atRest(page: Page): Promise<void> {
  // What stands beside a list waits until nobody points at another row.
  await pause(700)
  await page.waitForLoadState('networkidle', { timeout: 5_000 }).catch(() => undefined)
  const waiting = page.locator('.skeleton:visible, [aria-busy="true"]:visible')
  await waiting
    .first()
    .waitFor({ state: 'detached', timeout: 5_000 })
    .catch(() => undefined)
}

async function shoot(page: Page, screen: ScreenVisit, account?: Account): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 })
  await visit(page, screen)
  if (!failure || failure === 'stored')
    await page
      .getByText(screen.texts[0] ?? '')
      .first()
      .waitFor({ state: 'attached' })
  if (failure === 'stored') {
    await atRest(page)
    await failReads(page, failure)
    await page.reload()
  }
  // The first text of a home stands before its code does, and only that hears of another language.
  await page.locator('.app[aria-busy]').waitFor({ state: 'detached' })
  if (language !== 'en') {
    await switchLanguage(page, language, account)
    await openSheet(page, screen)
  }
  for (const size of sizes) {
    await page.setViewportSize(size)
    await atRest(page)
    for (const colorScheme of schemes) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await page.evaluate(transitionsEnded)
      const image = await page.screenshot({ fullPage: size.width === 390, timeout: 20_000 })
      const sheet = `${size.width}-${colorScheme}`
      shots.set(sheet, [...(shots.get(sheet) ?? []), { name: `${screen.name} (${screen.who})`, image }])
    }
  }
  if (language !== 'en') await leaveLanguage(page, account)
  if (failure === 'stored') await page.unrouteAll()
}

await mkdir(folder, { recursive: true })
await drawPhotos()
const market = await startMarket({ demo: false, autopilot: false })
const browser = await openChromium()
try {
  const pair = await signUpPair(market.url)
  const operator = await makeOperator(market.url, 'Odile Operator', market.dataDir)
  const accounts = { guest: undefined, customer: pair.customer, washer: pair.washer, operator }
  const pages = {
    guest: await openPage(browser, market.url),
    customer: await openPage(browser, market.url, pair.customer),
    washer: await openPage(browser, market.url, pair.washer),
    operator: await openPage(browser, market.url, operator),
  }
  const shootAll = async (screens: readonly ScreenVisit[]) => {
    // A photo that cannot be scanned leads nowhere.
    for (const screen of screens.filter(isAsked).filter(({ byPhoto }) => !failure || !byPhoto))
      await shoot(pages[screen.who], screen, accounts[screen.who])
  }
  await walkTheStages(pair, shootAll, everyScreenByStage)
} finally {
  for (const [name, list] of shots) await contactSheet(list, join(folder, name))
  await browser.close()
  await market.stop()
}
