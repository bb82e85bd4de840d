import { openChromium } from '../../../e2e/open-chromium.ts'
import { drawPhotos } from '../../../e2e/photos.ts'
import { becomeWasher, saveCard, signUp } from '../../../e2e/set-up-people.ts'
import { startMarket } from '../../../e2e/start-market.ts'
import { storedSession } from '../../../e2e/stored-session.ts'
import { preferBrowsers } from '../prefer-browsers.ts'
import { tapThroughOrder } from './order-journey.ts'
import { recordTaps, type Tap } from './record-taps.ts'
import { timeVisits } from './time-visits.ts'

/** How much slower the processor is made than the one that runs it. */
const slower = 4
const visits = 5
const worstShown = 12
const home = { address: '20 Linden Street, Harbour Town', latitude: 3.1522, longitude: 101.7105 }
const print = (line = '') => process.stdout.write(`${line}\n`)

function printShares(name: string, taps: readonly Tap[]): void {
  const sorted = taps.toSorted((a, b) => a.ms - b.ms)
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)]?.ms ?? 0
  print(`| ${name} | ${sorted.length} | ${at(0.5)} | ${at(0.95)} | ${at(1)} |`)
}

function printTaps(taps: readonly Tap[]): void {
  print('| taps and keys | number | median ms | p95 ms (aim 100) | worst ms |')
  print('|---|---|---|---|---|')
  printShares('all', taps)
  printShares(
    'without those on the map',
    taps.filter(({ isOnMap }) => !isOnMap),
  )
  print()
  print('| screen | what was touched | ms |')
  print('|---|---|---|')
  const worst = taps.toSorted((a, b) => b.ms - a.ms).slice(0, worstShown)
  for (const { screen, target, ms } of worst) print(`| ${screen} | ${target} | ${ms} |`)
}

await drawPhotos()
const market = await startMarket({ demo: false, autopilot: false })
const browser = await openChromium()
const endPriority = preferBrowsers()
try {
  const customer = await signUp(market.url, 'Cleo Customer')
  await saveCard(customer)
  const washer = await signUp(market.url, 'Wanda Washer')
  await becomeWasher(washer, home)
  const context = await browser.newContext({
    baseURL: market.url,
    viewport: { width: 390, height: 844 },
    locale: 'en-US',
    permissions: ['camera', 'geolocation'],
    storageState: storedSession(market.url, customer),
  })
  const seen = await timeVisits(context, '/home-screen', visits)
  print('| customer home | first paint ms, median (aim 300) | most that moved |')
  print('|---|---|---|')
  for (const { name, firstPaintMs, layoutShift } of seen)
    print(`| ${name} | ${firstPaintMs.toFixed(0)} | ${layoutShift.toFixed(3)} |`)
  print()
  const page = await context.newPage()
  const { taps, unreported } = await recordTaps(page, slower)
  try {
    await tapThroughOrder(page, washer)
  } finally {
    await unreported()
    printTaps(taps())
  }
} finally {
  endPriority()
  await browser.close()
  await market.stop()
}
