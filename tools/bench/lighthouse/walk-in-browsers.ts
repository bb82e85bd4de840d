import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { BrowserContext } from '@playwright/test'
import { everyScreenByStage } from '../../../e2e/console-tabs.ts'
import { makeOperator } from '../../../e2e/make-operator.ts'
import { drawPhotos } from '../../../e2e/photos.ts'
import type { ScreenVisit } from '../../../e2e/screen-visit.ts'
import { signUpPair } from '../../../e2e/sign-up-pair.ts'
import { startMarket } from '../../../e2e/start-market.ts'
import { walkTheStages } from '../../../e2e/walk-stages.ts'
import { openBrowser } from './open-browser.ts'

export interface Tab {
  readonly port: number
  readonly context: BrowserContext
}

/** Every screen of the walk and every tab of the console, each in the browser of its person, in a market of its own. */
export async function walkInBrowsers(
  isWanted: (screen: ScreenVisit) => boolean,
  visited: (screen: ScreenVisit, tab: Tab, base: string) => Promise<void>,
): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'washline-audit-'))
  await drawPhotos()
  const market = await startMarket({ demo: false, autopilot: false })
  const tabs = new Map<ScreenVisit['who'], Tab>()
  try {
    const pair = await signUpPair(market.url)
    const operator = await makeOperator(market.url, 'Odile Operator', market.dataDir)
    const accounts = { guest: undefined, customer: pair.customer, washer: pair.washer, operator }
    const tabOf = async (who: ScreenVisit['who']) => {
      const tab = tabs.get(who) ?? (await openBrowser(market.url, accounts[who], path.join(folder, who)))
      tabs.set(who, tab)
      return tab
    }
    const capture = async (screens: readonly ScreenVisit[]) => {
      for (const screen of screens.filter(isWanted)) await visited(screen, await tabOf(screen.who), market.url)
    }
    await walkTheStages(pair, capture, everyScreenByStage)
  } finally {
    for (const { context } of tabs.values()) await context.close()
    await market.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
