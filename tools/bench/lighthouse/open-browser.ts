import { type BrowserContext, chromium } from '@playwright/test'
import { chromiumArgs } from '../../../e2e/chromium-args.ts'
import type { Account } from '../../../e2e/set-up-people.ts'
import { storedSession } from '../../../e2e/stored-session.ts'
import { freePort } from '../measured-process.ts'

/** Lighthouse opens tabs of the browser's own profile, so each person gets a browser. */
export async function openBrowser(url: string, account: Account | undefined, folder: string) {
  const port = await freePort()
  const context = await chromium.launchPersistentContext(folder, {
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: [...chromiumArgs(), `--remote-debugging-port=${port}`],
  })
  if (account) await storeSession(context, url, account)
  return { port, context }
}

async function storeSession(context: BrowserContext, url: string, account: Account): Promise<void> {
  const page = await context.newPage()
  await page.goto(`${url}/api/health`)
  const { origins } = storedSession(url, account)
  await page.evaluate((entries) => {
    for (const { name, value } of entries) localStorage.setItem(name, value)
  }, origins[0]?.localStorage ?? [])
  await page.close()
}
