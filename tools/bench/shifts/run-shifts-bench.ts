import type { BrowserContext } from '@playwright/test'
import { makeOperator } from '../../../e2e/make-operator.ts'
import { openChromium } from '../../../e2e/open-chromium.ts'
import { drawPhotos } from '../../../e2e/photos.ts'
import type { ScreenVisit } from '../../../e2e/screen-visit.ts'
import { signUpPair } from '../../../e2e/sign-up-pair.ts'
import { startMarket } from '../../../e2e/start-market.ts'
import { storedSession } from '../../../e2e/stored-session.ts'
import { walkTheStages } from '../../../e2e/walk-stages.ts'
import { type Shift, shiftsOf, watchShifts } from './watch-shifts.ts'

/** As Lighthouse's phone. */
const phone = { width: 412, height: 823 }
const slower = Number(process.env.BENCH_SLOWER ?? 4)
const aim = 0.01
/** A screen is still once nothing was requested for this long. */
const quietMs = 1_500
const wanted = process.argv.slice(2)
const print = (line = '') => process.stdout.write(`${line}\n`)
const sum = (shifts: readonly Shift[]) => shifts.reduce((total, { value }) => total + value, 0)

async function shiftsOn(context: BrowserContext, screen: ScreenVisit): Promise<Shift[]> {
  const page = await context.newPage()
  try {
    await watchShifts(page)
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slower })
    await page.goto(screen.path)
    for (const text of screen.texts)
      await page
        .getByText(text)
        .first()
        .waitFor({ state: 'attached', timeout: 20_000 })
        .catch(() => undefined)
    await page.waitForLoadState('networkidle').catch(() => undefined)
    await page.waitForTimeout(quietMs)
    return await shiftsOf(page)
  } finally {
    await page.close()
  }
}

function report({ name, path }: ScreenVisit, shifts: readonly Shift[]): void {
  print(`| ${name} | ${path} | ${sum(shifts).toFixed(3)} |`)
  if (sum(shifts) <= aim) return
  for (const { value, atMs, moved } of shifts) {
    print(`    ${value.toFixed(4)} at ${atMs.toFixed(0)} ms`)
    for (const { element, from, to } of moved) print(`      ${element}: ${from} → ${to}`)
  }
}

await drawPhotos()
const market = await startMarket({ demo: false, autopilot: false })
const browser = await openChromium()
try {
  const pair = await signUpPair(market.url)
  const accounts = {
    ...pair,
    guest: undefined,
    operator: await makeOperator(market.url, 'Odile Operator', market.dataDir),
  }
  print(`Layout shift at ${phone.width} × ${phone.height}, a processor ${slower} times slower; aim ${aim}`)
  print('| screen | path | layout shift |')
  print('|---|---|---|')
  await walkTheStages(pair, async (screens) => {
    for (const screen of screens) {
      if (screen.byPhoto || (wanted.length > 0 && !wanted.includes(screen.name))) continue
      const account = accounts[screen.who]
      const context = await browser.newContext({
        baseURL: market.url,
        viewport: phone,
        locale: 'en-US',
        permissions: ['camera', 'geolocation'],
        ...(account ? { storageState: storedSession(market.url, account) } : {}),
      })
      report(screen, await shiftsOn(context, screen))
      await context.close()
    }
  })
} finally {
  await browser.close()
  await market.stop()
}
