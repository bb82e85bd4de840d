import { setTimeout as pause } from 'node:timers/promises'
import { demoCity, demoCustomer } from '../../apps/api/src/demo/demo-people.ts'
import { openChromium } from '../../e2e/open-chromium.ts'
import { drawPhotos, photoFile } from '../../e2e/photos.ts'
import { saveCard, signUp } from '../../e2e/set-up-people.ts'
import { startMarket } from '../../e2e/start-market.ts'
import { storedSession } from '../../e2e/stored-session.ts'
await drawPhotos()
const browser = await openChromium()
const market = await startMarket({ demo: false, autopilot: false })
const customer = await signUp(market.url, 'Cleo Customer')
await saveCard(customer)
const context = await browser.newContext({ baseURL: market.url, viewport: { width: 390, height: 844 }, locale: 'en-US', reducedMotion: 'no-preference', serviceWorkers: 'block', permissions: ['geolocation'], geolocation: { latitude: demoCity.latitude, longitude: demoCity.longitude }, storageState: storedSession(market.url, customer) })
const page = await context.newPage()
const t0 = Date.now()
page.on('request', (r) => { if (/map\/|still|load-ground|places|config/.test(r.url())) console.log(Date.now() - t0, 'req', new URL(page.url()).pathname, r.url().slice(-60)) })
page.on('requestfinished', (r) => { if (/map\//.test(r.url())) console.log(Date.now() - t0, 'done', r.url().slice(-40)) })
await page.goto('/home-screen')
await page.getByRole('button', { name: 'Order Now' }).or(page.getByRole('link', { name: 'Order Now' })).first().click()
await page.getByLabel('Photo file').setInputFiles(photoFile('five-garments.jpg'))
await page.getByRole('button', { name: 'Scan Items' }).click()
await page.locator('.reveal-next button:not([aria-disabled="true"])').first().waitFor({ timeout: 60000 })
for (;;) { const yes = page.locator('.reveal-next section button'); if ((await yes.count()) === 0) break; await pause(600); await yes.first().click() }
await page.waitForURL(/price-estimation/, { timeout: 60000 })
await pause(1000)
await page.getByRole('button', { name: 'Continue' }).click()
await page.waitForURL(/laundry-load/)
console.log(Date.now() - t0, 'on load')
await pause(4000)
console.log(Date.now() - t0, 'press')
await page.evaluate(() => {
  const at = performance.now(); const seen: Record<string, number> = {}
  const look = () => { for (const s of ['.map-view', '.map-still', '.map-still svg', '.map-still svg path', '.map-note', '.map-loading']) if (!(s in seen) && document.querySelector(s)) seen[s] = Math.round(performance.now() - at); requestAnimationFrame(look) }
  look(); Object.assign(window, { seen })
})
await page.getByRole('button', { name: 'Continue' }).click()
await page.waitForURL(/pickup-location/)
await page.locator('.map-still svg path').first().waitFor()
console.log(await page.evaluate(() => (window as any).seen))
await browser.close(); await market.stop()
