// Run by `npm run strips [folder]`: plays an order in the real product with its motion, and writes a contact sheet of twelve frames of each moment and step.
// With --frames it counts the frames of the moments on a slow phone instead, and draws nothing.
import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type Browser, expect, type Page } from '@playwright/test'
import { listOrders } from '@washline/contract/orders/list-endpoints'
import { demoCity, demoCustomer } from '../../apps/api/src/demo/demo-people.ts'
import { openChromium } from '../../e2e/open-chromium.ts'
import { drawPhotos, photoFile } from '../../e2e/photos.ts'
import { type Account, accept, becomeWasher, move, saveCard, signUp } from '../../e2e/set-up-people.ts'
import { startMarket } from '../../e2e/start-market.ts'
import { storedSession } from '../../e2e/stored-session.ts'
import { ensureWebBuilt } from '../prepare/web-build.js'
import { countFrames } from './count-frames.ts'
import { type Scheme, schemes } from './picture-set.ts'
import { writeStrip } from './strip.ts'

const isCounting = process.argv.includes('--frames')
const [folder = 'build/strips'] = process.argv.slice(2).filter((arg) => !arg.startsWith('--'))
const phone = { width: 390, height: 844 }
const limitMs = 60_000
/** Long enough for any moment to come to rest. */
const restMs = 700
/** The digits of the PIN have dropped, and the next screen has not come yet. */
const momentEndMs = 450
const home = demoCustomer.home
/** By their place: a search by role computes the names of the whole page again and again, which costs frames of a slow phone itself. */
const questionOrEnd = '.reveal-next button:not([aria-disabled="true"])'

async function openPage(browser: Browser, url: string, account: Account, colorScheme: Scheme): Promise<Page> {
  const context = await browser.newContext({
    baseURL: url,
    viewport: phone,
    locale: 'en-US',
    colorScheme,
    reducedMotion: 'no-preference',
    serviceWorkers: 'block',
    permissions: ['geolocation'],
    geolocation: { latitude: demoCity.latitude, longitude: demoCity.longitude },
    storageState: storedSession(url, account),
  })
  context.setDefaultTimeout(limitMs)
  return context.newPage()
}

async function settled(page: Page): Promise<void> {
  await expect(page.locator('.skeleton, [aria-busy="true"]')).toHaveCount(0, { timeout: limitMs })
  await expect(page.getByText('Loading the map...')).toHaveCount(0, { timeout: limitMs })
}

/** `begin` and `end` enclose what is counted; a strip shows all from `begin` on. */
type Happening = (begin: () => Promise<void> | void, end: () => Promise<void> | void) => Promise<void>

interface Order {
  readonly page: Page
  readonly customer: Account
  readonly washer: Account
  readonly strip: (name: string, happen: Happening) => Promise<void>
}

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click()

/** Step by step, as a customer without haste. */
async function walkTheSteps({ page, strip }: Order): Promise<void> {
  const step = (name: string, button: string, url: RegExp) =>
    strip(name, async () => {
      await press(page, button)
      await expect(page).toHaveURL(url, { timeout: limitMs })
      await settled(page)
      await pause(restMs)
    })
  await page.goto('/home-screen')
  await settled(page)
  await step('step-0-home-to-scan', 'Order Now', /order\/scan/)
  await page.getByLabel('Photo file').setInputFiles(photoFile('five-garments.jpg'))
  await strip('moment-a-pegged', async (begin, end) => {
    const answered = page.waitForResponse((response) => response.url().endsWith('/api/orders/scan'))
    await press(page, 'Scan Items')
    await answered
    await begin()
    await page.locator(questionOrEnd).first().waitFor()
    await answerQuestions(page)
    await pause(restMs)
    await end()
    await expect(page).toHaveURL(/price-estimation/, { timeout: limitMs })
    await pause(restMs)
  })
  await settled(page)
  await step('step-1-check-to-load', 'Continue', /laundry-load/)
  await step('step-2-load-to-place', 'Continue', /pickup-location/)
  await page.getByRole('combobox', { name: 'Address' }).pressSequentially('Linden Str')
  await page
    .getByRole('option', { name: /Linden Street/ })
    .first()
    .click()
  await step('step-3-place-to-confirm', 'Continue', /order-confirm/)
  await step('step-4-confirm-to-waiting', 'Confirm Order', /looking-for-provider/)
}

async function answerQuestions(page: Page): Promise<void> {
  for (;;) {
    const yes = page.locator('.reveal-next section button')
    if ((await yes.count()) === 0) return
    await pause(600)
    await yes.first().click()
  }
}

async function bringItBack({ page, customer, washer, strip }: Order): Promise<void> {
  const id = Number(new URL(page.url()).searchParams.get('order'))
  await strip('moment-b-the-other-half', async (begin, end) => {
    await accept(washer, id)
    await page.locator('.ticket-tears').waitFor()
    await begin()
    await expect(page.getByText(/ is coming\. \d/)).toBeVisible({ timeout: limitMs })
    await pause(momentEndMs)
    await end()
    await expect(page.getByRole('heading', { name: 'Pickup in Progress' })).toBeVisible({ timeout: limitMs })
    await settled(page)
    await pause(restMs)
  })
  const [order] = (await customer.api.call(listOrders)).data
  if (!order) throw new Error('no order')
  await strip('step-5-picked-up', async () => {
    await move(washer, order.id, 'picked_up', 'in_progress')
    await expect(page.getByRole('heading', { name: 'Laundry in progress' })).toBeVisible({ timeout: limitMs })
    await settled(page)
    await pause(restMs)
  })
  await strip('step-6-delivered', async () => {
    await move(washer, order.id, 'laundry_complete', 'delivered')
    await expect(page.getByText('Delivered – Awaiting Confirmation')).toBeVisible({ timeout: limitMs })
    await settled(page)
    await pause(restMs)
  })
  await strip('moment-c-the-return', async (begin, end) => {
    await press(page, /^All \d+ items are here$/)
    await expect(page.getByText(/^Your count is saved/)).toBeVisible({ timeout: limitMs })
    await press(page, 'Confirm completion')
    await page.locator('.return-moment').waitFor()
    await begin()
    // Whichever is seen first: on a slow phone the end may be over before it was asked for.
    await Promise.race([page.locator('.return-leaving').waitFor(), page.waitForURL(/order-history/)])
    await end()
    await expect(page).toHaveURL(/order-history/, { timeout: limitMs })
    await settled(page)
    await pause(restMs)
  })
}

const nothing = () => undefined

/** What the machine has to give just now. */
const atRest: Happening = async (begin, end) => {
  await begin()
  await pause(2_000)
  await end()
}

async function playOrder(browser: Browser, url: string, scheme: Scheme): Promise<void> {
  const customer = await signUp(url, 'Cleo Customer')
  await saveCard(customer)
  const page = await openPage(browser, url, customer, scheme)
  const washer = await signUp(url, 'Wanda Washer')
  await becomeWasher(washer, home)
  const strip: Order['strip'] = async (name, happen) => {
    if (!isCounting) return writeSheet(name, happen)
    if (!name.startsWith('moment')) return happen(nothing, nothing)
    console.log(`a page at rest: ${await countFrames(page, atRest)}`)
    console.log(`${name}: ${await countFrames(page, happen)}`)
  }
  const writeSheet: Order['strip'] = async (name, happen) => {
    const file = path.join(folder, `${name}-${scheme}.png`)
    await writeStrip(page, file, async (begin) => happen(begin, nothing))
    console.log(file)
  }
  const order = { page, customer, washer, strip }
  await walkTheSteps(order)
  await bringItBack(order)
  await page.context().close()
}

await ensureWebBuilt()
await drawPhotos()
mkdirSync(folder, { recursive: true })
const browser = await openChromium()
const market = await startMarket({ demo: false, autopilot: false })
try {
  for (const scheme of isCounting ? schemes.slice(0, 1) : schemes) await playOrder(browser, market.url, scheme)
} finally {
  await browser.close()
  await market.stop()
}
