import { expect, type Page, type ViewportSize } from '@playwright/test'
import { languageCodes } from '@washline/contract/texts/languages'
import { consoleTabs, everyScreenByStage } from './console-tabs.ts'
import { emptySides } from './empty-sides.ts'
import { findViolations } from './find-violations.ts'
import type { ScreenVisit } from './screen-visit.ts'
import { seenTexts } from './seen-texts.ts'
import type { Account } from './set-up-people.ts'
import { smallTargets } from './small-targets.ts'
import { leaveLanguage, switchLanguage } from './switch-language.ts'
import { tallButtons } from './tall-buttons.ts'
import { textFaults } from './text-faults.ts'
import { tooHigh, tooWide } from './too-large.ts'
import { transitionsEnded } from './transitions-ended.ts'
import { untranslatedIn } from './untranslated.ts'
import { openSheet, type StageParties, visit, walkTheStages } from './walk-stages.ts'

const phone = { width: 390, height: 844 }
const narrowest = { width: 320, height: 844 }
const desk = { width: 1280, height: 800 }
const largeDesk = { width: 1440, height: 900 }
const widest = { width: 1920, height: 844 }
const soft = expect.configure({ soft: true, timeout: 20_000 })
const others = languageCodes.flatMap((code) => (code === 'en' ? [] : [{ code, isEnglish: untranslatedIn(code) }]))

/** One translation of each screen, all of them in turn; `EVERY_LANGUAGE=1` reads each screen in all. */
const languagesOf = (turn: number) =>
  others.filter((_, index) => process.env.EVERY_LANGUAGE || index === turn % others.length)

async function axeFindsNothing(page: Page, name: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await page.evaluate(transitionsEnded)
    // Only colours differ between the themes.
    const rules = colorScheme === 'dark' ? ['color-contrast'] : []
    await soft.poll(() => findViolations(page, ...rules), { message: `${name}, ${colorScheme}` }).toEqual([])
  }
}

/** Nothing is wider than the window, and what is asked besides finds nothing: all of it in one question to the page. */
async function findsNothing(page: Page, window: ViewportSize, name: string, ...questions: readonly string[]) {
  await page.setViewportSize(window)
  const faults = `[...(${tooWide})(${window.width}), ${questions.map((question) => `...${question}`).join()}]`
  // What is drawn by the size of the window is drawn in the next frame.
  const found = `new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn))).then(() => ${faults})`
  await soft.poll(() => page.evaluate<string[]>(found), { message: `${name} at ${window.width} px` }).toEqual([])
}

/** Its texts can be read in this window, whole and with nothing over them, and its buttons are no taller than they need be. */
const readsWell = (page: Page, window: ViewportSize, name: string, ...questions: readonly string[]) =>
  findsNothing(page, window, name, textFaults, `(${tallButtons})()`, ...questions)

/** On a desktop its texts read, and no half of the first window is empty. */
async function isFurnished(page: Page, name: string): Promise<void> {
  await readsWell(page, desk, name, `(${emptySides})()`)
  await findsNothing(page, largeDesk, name, `(${emptySides})()`)
}

async function speaksItsLanguages(page: Page, screen: ScreenVisit, turn: number, account?: Account): Promise<void> {
  const { name } = screen
  for (const { code, isEnglish } of languagesOf(turn)) {
    await switchLanguage(page, code, account)
    await openSheet(page, screen)
    const english = async () => (await page.evaluate(seenTexts)).filter(isEnglish)
    await soft.poll(english, { message: `${name} in ${code}` }).toEqual([])
    // The window is at the first of them, and the next screen opens in the last: each change draws the whole page anew.
    for (const window of [narrowest, desk, phone]) await readsWell(page, window, `${name} in ${code}`)
  }
  await leaveLanguage(page, account)
}

async function keepsItsPromise(page: Page, screen: ScreenVisit, turn: number, account?: Account): Promise<void> {
  const { name } = screen
  await page.setViewportSize(phone)
  await visit(page, screen, account ? 'in app' : 'anew')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  for (const text of screen.texts) await soft(page.locator('body'), `${name}: ${text}`).toContainText(text)
  await readsWell(page, phone, name, `(${smallTargets})()`)
  await axeFindsNothing(page, name)
  await isFurnished(page, name)
  await findsNothing(page, widest, name, `(${tooHigh})(${widest.height})`)
  await readsWell(page, narrowest, name)
  await speaksItsLanguages(page, screen, turn, account)
}

async function opensFurnished(page: Page, screen: ScreenVisit): Promise<void> {
  await page.setViewportSize(desk)
  await visit(page, screen)
  for (const text of screen.texts) await soft(page.locator('body'), `${screen.name}: ${text}`).toContainText(text)
  await isFurnished(page, screen.name)
}

/** Opens every screen of one person, at each stage of an order, and asks of each what is asked of all. */
export async function keepEveryPromise(
  page: Page,
  who: ScreenVisit['who'],
  parties: StageParties,
  account?: Account,
): Promise<void> {
  let turn = 0
  const walked = async (screens: readonly ScreenVisit[]) => {
    for (const screen of screens) {
      if (screen.who !== who) continue
      if (consoleTabs.some(({ name }) => name === screen.name)) await opensFurnished(page, screen)
      else await keepsItsPromise(page, screen, turn++, account)
    }
  }
  await walkTheStages(parties, walked, everyScreenByStage)
}
