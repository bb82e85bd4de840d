import { expect, type Page } from '@playwright/test'
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
import { transitionsEnded } from './transitions-ended.ts'
import { untranslatedIn } from './untranslated.ts'
import { openSheet, type StageParties, visit, walkTheStages } from './walk-stages.ts'

const height = 844
const phoneWidth = 390
const narrowest = 320
const deskWidth = 1280
const widest = 1920
const desks = [
  { width: deskWidth, height: 800 },
  { width: 1440, height: 900 },
]
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

async function fits(page: Page, width: number, name: string): Promise<void> {
  await page.setViewportSize({ width, height })
  await soft
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth), { message: `${name} at ${width} px` })
    .toBeLessThanOrEqual(width)
}

/** Its texts can be read at this width, whole and with nothing over them, and its buttons are no taller than they need be. */
async function readsWell(page: Page, width: number, name: string): Promise<void> {
  await fits(page, width, name)
  const faults = async () => [...(await textFaults(page)), ...(await page.evaluate(tallButtons))]
  await soft.poll(faults, { message: `${name} at ${width} px has texts that do not read` }).toEqual([])
}

/** A screen with parts that scroll is as high as the window: what is only heard does not let it be scrolled into nothing. */
async function endsWithTheWindow(page: Page, name: string): Promise<void> {
  if ((await page.locator('.map-page, .console').count()) === 0) return
  await soft
    .poll(() => page.evaluate(() => document.documentElement.scrollHeight), { message: `${name} is too high` })
    .toBeLessThanOrEqual(height)
}

/** On a desktop its texts read, and no half of the first window is empty. */
async function isFurnished(page: Page, name: string): Promise<void> {
  await readsWell(page, deskWidth, name)
  for (const desk of desks) {
    await page.setViewportSize(desk)
    await soft
      .poll(() => page.evaluate(emptySides), { message: `${name} has an empty half at ${desk.width} px` })
      .toEqual([])
  }
}

async function speaksItsLanguages(page: Page, screen: ScreenVisit, turn: number, account?: Account): Promise<void> {
  const { name } = screen
  for (const { code, isEnglish } of languagesOf(turn)) {
    await switchLanguage(page, code, account)
    await openSheet(page, screen)
    const english = async () => (await page.evaluate(seenTexts)).filter(isEnglish)
    await soft.poll(english, { message: `${name} in ${code}` }).toEqual([])
    await readsWell(page, phoneWidth, `${name} in ${code}`)
    await readsWell(page, narrowest, `${name} in ${code}`)
    await readsWell(page, deskWidth, `${name} in ${code}`)
  }
  await leaveLanguage(page, account)
}

async function keepsItsPromise(page: Page, screen: ScreenVisit, turn: number, account?: Account): Promise<void> {
  const { name } = screen
  await page.setViewportSize({ width: phoneWidth, height })
  await visit(page, screen)
  for (const text of screen.texts) await soft(page.locator('body'), `${name}: ${text}`).toContainText(text)
  await soft.poll(() => page.evaluate(smallTargets), { message: `${name} has targets too small` }).toEqual([])
  await readsWell(page, phoneWidth, name)
  await axeFindsNothing(page, name)
  await isFurnished(page, name)
  await fits(page, widest, name)
  await endsWithTheWindow(page, name)
  await readsWell(page, narrowest, name)
  await speaksItsLanguages(page, screen, turn, account)
}

async function opensFurnished(page: Page, screen: ScreenVisit): Promise<void> {
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
