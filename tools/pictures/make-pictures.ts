// Run by `npm run pictures`: plays the real product in its demo market and draws the pictures of the README, light and dark, into `docs/pictures`.
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { type Browser, expect, type Page } from '@playwright/test'
import { login } from '@washline/contract/identity/endpoints'
import { demoCity, demoCustomer, demoPassword, handWasher } from '../../apps/api/src/demo/demo-people.ts'
import { apiClient } from '../../e2e/api-client.ts'
import { makeOperator } from '../../e2e/make-operator.ts'
import { openChromium } from '../../e2e/open-chromium.ts'
import { drawPhotos } from '../../e2e/photos.ts'
import type { Account } from '../../e2e/set-up-people.ts'
import { type Market, startMarket } from '../../e2e/start-market.ts'
import { storedSession } from '../../e2e/stored-session.ts'
import { ensureWebBuilt } from '../prepare/web-build.js'
import { type Camera, openCamera } from './camera.ts'
import { writeFilm } from './film.ts'
import { filmDemo, hasDemoPage } from './film-demo.ts'
import { hashOfInputs } from './inputs.ts'
import { folder, pictureFile, schemes, stampFile } from './picture-set.ts'
import { playOrder } from './play-order.ts'

const root = path.resolve(import.meta.dirname, '..', '..')
const phone = { width: 390, height: 780 }
const desk = { width: 1440, height: 900 }

const [north, east] = handWasher.offset
const washerHome = { latitude: demoCity.latitude + north, longitude: demoCity.longitude + east }

type Session = Pick<Account, 'token' | 'user'>

async function openPage(browser: Browser, url: string, viewport: typeof phone, session?: Session): Promise<Page> {
  const context = await browser.newContext({
    baseURL: url,
    viewport,
    deviceScaleFactor: viewport === phone ? 2 : 1,
    locale: 'en-US',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    permissions: ['geolocation'],
    geolocation: washerHome,
    ...(session && { storageState: storedSession(url, session) }),
  })
  context.setDefaultTimeout(60_000)
  return context.newPage()
}

const signIn = (url: string, name: string): Promise<Session> =>
  apiClient(url).call(login, { body: { email: `${name}@demo.test`, password: demoPassword } })

/** Both people of the demo, the Washer moved by hand, so that each moment can be waited for. */
async function drawOrder(browser: Browser, camera: Camera): Promise<void> {
  const market = await startMarket({ demo: true, autopilot: false })
  try {
    const customer = await openPage(browser, market.url, phone, await signIn(market.url, 'customer'))
    const washer = await openPage(browser, market.url, phone, await signIn(market.url, 'washer'))
    await playOrder(camera, { customer, washer, drive: { from: washerHome, to: demoCustomer.home } })
  } finally {
    await market.stop()
  }
}

async function drawConsole(browser: Browser, camera: Camera, market: Market): Promise<void> {
  const page = await openPage(browser, market.url, desk, await makeOperator(market.url, 'Odile Marsh', market.dataDir))
  await page.goto('/ops?tab=claims')
  await page.locator('.console-rows a').first().click()
  await expect(page.locator('.skeleton, [aria-busy="true"]')).toHaveCount(0)
  await camera.still('console', page, desk.width)
}

async function writeFilms({ films }: Camera): Promise<void> {
  for (const scheme of schemes) {
    const file = pictureFile('order', scheme)
    const bytes = await writeFilm(films[scheme], path.join(root, file))
    console.log(`${file}: ${films[scheme].length} frames, ${Math.round(bytes / 1_000)} kB`)
  }
}

await ensureWebBuilt()
await drawPhotos()
mkdirSync(path.join(root, folder), { recursive: true })
const browser = await openChromium()
try {
  const camera = openCamera(root)
  await drawOrder(browser, camera)
  await writeFilms(camera)
  const market = await startMarket({ demo: true, autopilot: true })
  try {
    const page = await openPage(browser, market.url, desk)
    if (await hasDemoPage(page)) {
      for (const scheme of schemes) camera.films[scheme].length = 0
      await filmDemo(page, camera)
      await writeFilms(camera)
    }
    await drawConsole(browser, camera, market)
  } finally {
    await market.stop()
  }
  writeFileSync(path.join(root, stampFile), `${hashOfInputs(root)}\n`)
} finally {
  await browser.close()
}
