import { expect, type FrameLocator, type Page } from '@playwright/test'
import type { Language } from '@washline/contract/texts/languages'
import { type PlayStep, playSteps } from '../apps/web/app/domain/demo/play-steps.ts'
import { seenTexts } from './seen-texts.ts'
import { transitionsEnded } from './transitions-ended.ts'

/** Also where no test runner sets one: two phones load at once. */
const timeout = 60_000

const phonesOf = (page: Page): readonly FrameLocator[] =>
  ['demo-phone-customer', 'demo-phone-washer'].map((name) => page.frameLocator(`iframe[name=${name}]`))

/** Opens the page of both phones in a language; an order that is under way goes on once it is played. */
export async function openDemo(page: Page, language: Language): Promise<void> {
  await page.context().addCookies([{ name: 'language', value: language, url: new URL('/', page.url()).href }])
  await page.goto('/demo')
  await expect(page.locator('html')).toHaveAttribute('lang', language, { timeout })
  for (const phone of phonesOf(page))
    await expect(phone.locator('.app:not([aria-busy])').first()).toBeVisible({ timeout })
}

/** Plays, or plays on. */
export const playDemo = (page: Page): Promise<void> => page.locator('.film button').filter({ visible: true }).click()

/** Waits until the played order has come to a step, or past it. */
export const demoComesTo = (page: Page, step: PlayStep): Promise<void> =>
  expect(page.locator(`.film-steps li:nth-child(n + ${playSteps.indexOf(step) + 1})[aria-current=step]`)).toBeVisible({
    timeout: 90_000,
  })

/** Every text of the page and of both phones. */
export async function textsOfDemo(page: Page): Promise<string[]> {
  const texts: string[][] = []
  for (const frame of page.frames()) texts.push(await frame.evaluate(seenTexts))
  return texts.flat()
}

export async function shootDemo(page: Page): Promise<Buffer> {
  for (const frame of page.frames()) await frame.evaluate(transitionsEnded)
  return page.screenshot({ animations: 'disabled', caret: 'hide' })
}
