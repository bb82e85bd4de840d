import { existsSync } from 'node:fs'
import { type BrowserContext, type Page, test as plain } from '@playwright/test'
import { getAuth } from '@washline/contract/identity/endpoints'
import { type Account, becomeWasher, keepHome, lonelySpot, type Spot, saveCard, signUp } from './set-up-people.ts'
import { slowDown } from './slow-network.ts'
import { startLimitMs, untilReady } from './start-market.ts'
import { storedSession } from './stored-session.ts'

export interface Person extends Account {
  readonly page: Page
}

export interface Faults {
  /** Takes a console error for granted that the journey brings about on purpose. */
  allow(pattern: RegExp): void
  watch(page: Page): void
}

interface People {
  marketUrl: string
  faults: Faults
  spot: Spot
  /** A browser of its own, signed in where an account is given. */
  open: (account?: Account) => Promise<Page>
  /** Signed in, with a saved card and a home at the spot. */
  customer: Person
  /** Signed in and online beside the spot. */
  washer: Person
}

/** Any console error or uncaught error of any page fails the journey. */
export const test = plain.extend<People>({
  marketUrl: [
    async ({ baseURL }, use) => {
      if (!baseURL) throw new Error('no market was started')
      const { WASHLINE_E2E_ALONE: alone, WASHLINE_E2E_ALONE_DATA: aloneData = '' } = process.env
      await untilReady(baseURL, () => baseURL === alone && !existsSync(aloneData))
      await use(baseURL)
    },
    { timeout: startLimitMs },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's shape
  faults: async ({}, use) => {
    const allowed: RegExp[] = []
    const seen: string[] = []
    await use({
      allow: (pattern) => void allowed.push(pattern),
      watch: (page) => {
        page.on('pageerror', (error) => void seen.push(`${page.url()}: ${error.stack ?? error}`))
        page.on('console', (line) => {
          if (line.type() === 'error') seen.push(`${line.text()} (${line.location().url})`)
        })
      },
    })
    const faults = seen.filter((line) => !allowed.some((pattern) => pattern.test(line)))
    plain.expect(faults, 'errors in the console').toEqual([])
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's shape
  spot: async ({}, use) => use(lonelySpot()),
  open: async ({ browser, marketUrl, faults }, use) => {
    const contexts: BrowserContext[] = []
    await use(async (account) => {
      const context = await browser.newContext({
        baseURL: marketUrl,
        ...(account && { storageState: storedSession(marketUrl, account) }),
      })
      contexts.push(context)
      if (process.env.SLOW_NETWORK) await slowDown(context)
      const page = await context.newPage()
      faults.watch(page)
      return page
    })
    // Left open, their pages would keep cameras, maps and live events running beside all later journeys.
    await Promise.all(contexts.map((context) => context.close()))
  },
  customer: async ({ open, marketUrl, spot }, use) => {
    const account = await signUp(marketUrl, 'Cleo Customer')
    await saveCard(account)
    await keepHome(account, spot)
    await use({ ...account, page: await open(account) })
  },
  washer: async ({ open, marketUrl, spot }, use) => {
    const account = await signUp(marketUrl, 'Wanda Washer')
    await becomeWasher(account, spot)
    const { user } = await account.api.call(getAuth)
    await use({ ...account, user, page: await open({ ...account, user }) })
  },
})
