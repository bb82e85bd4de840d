// Run by `npm run strips:demo [folder]`: plays a whole order on the page of both phones once in each language, and writes its steps as one contact sheet each.
import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { expect } from '@playwright/test'
import { languageCodes } from '@washline/contract/texts/languages'
import { demoCity } from '../../apps/api/src/demo/demo-people.ts'
import { playSteps } from '../../apps/web/app/domain/demo/play-steps.ts'
import { contactSheet, type Shot } from '../../e2e/contact-sheet.ts'
import { demoComesTo, openDemo, playDemo, shootDemo } from '../../e2e/demo-page.ts'
import { openChromium } from '../../e2e/open-chromium.ts'
import { startMarket } from '../../e2e/start-market.ts'
import { ensureWebBuilt } from '../prepare/web-build.js'

const [folder = 'build/strips'] = process.argv.slice(2)
const limitMs = 60_000
/** Into each step, where its screens have come. */
const shown = playSteps.filter((step) => step !== 'accept' && step !== 'order')

await ensureWebBuilt()
mkdirSync(folder, { recursive: true })
const browser = await openChromium()
const market = await startMarket({ demo: true, autopilot: true })
try {
  for (const language of languageCodes) {
    const context = await browser.newContext({
      baseURL: market.url,
      viewport: { width: 1440, height: 900 },
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
      geolocation: { latitude: demoCity.latitude, longitude: demoCity.longitude },
    })
    const page = await context.newPage()
    await page.goto('/demo')
    await openDemo(page, language)
    await playDemo(page)
    const shots: Shot[] = []
    for (const step of shown) {
      await demoComesTo(page, step)
      for (const phone of page.frames())
        await expect(phone.locator('.skeleton, [aria-busy="true"]')).toHaveCount(0, { timeout: limitMs })
      shots.push({ name: `${language}: ${step}`, image: await shootDemo(page) })
    }
    const file = path.join(folder, `demo-${language}`)
    await contactSheet(shots, file)
    console.log(`${file}-1.png`)
    await context.close()
  }
} finally {
  await browser.close()
  await market.stop()
}
