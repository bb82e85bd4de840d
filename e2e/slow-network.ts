import type { BrowserContext } from '@playwright/test'

const longMs = 1_800
const shortMs = 250

/** `SLOW_NETWORK=1`: each request waits a random time, a few of them long, so that answers and code come in another order each time. */
export async function slowDown(context: BrowserContext): Promise<void> {
  await context.route('**/*', async (route) => {
    const [kind, share] = [Math.random(), Math.random()]
    const ms = kind < 0.15 ? longMs * share : kind < 0.5 ? shortMs * share : 0
    await new Promise((over) => setTimeout(over, ms))
    // The page may be closed by then.
    await route.fallback().catch(() => undefined)
  })
}
