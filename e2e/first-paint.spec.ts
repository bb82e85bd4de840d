import { expect, type Page } from '@playwright/test'
import { languageCodes } from '@washline/contract/texts/languages'
import { test } from './people.ts'

const screenshotsOf = (element: HTMLElement) => {
  const { fontFamily, fontSize, marginTop } = getComputedStyle(element)
  const { x, width } = element.getBoundingClientRect()
  return {
    fontFamily,
    fontSize,
    marginTop,
    x,
    width,
    page: getComputedStyle(document.body.parentElement ?? element).background,
  }
}

test('public pages look the same before their style sheet is there', async ({ page, browser, baseURL }) => {
  const bare = await browser.newPage({
    ...(baseURL ? { baseURL } : {}),
    javaScriptEnabled: false,
    viewport: page.viewportSize(),
  })
  await bare.route('**/assets/*.css', (route) => route.abort())
  for (const path of ['/', '/how-it-works', '/washers', '/become-washer', '/safety-terms', '/terms']) {
    await page.goto(path)
    await expect(page.locator('link[rel=stylesheet][media=all]')).toHaveCount(1)
    await bare.goto(path)
    for (const part of ['h1', 'header', 'main', 'footer', 'main h2', 'footer a'])
      expect
        .soft(await bare.locator(part).first().evaluate(screenshotsOf), `${part} of ${path}`)
        .toEqual(await page.locator(part).first().evaluate(screenshotsOf))
  }
  await bare.close()
})

test('what is pressed on the landing page before its code is there happens once it is', async ({ page }) => {
  const { promise: pressed, resolve: press } = Promise.withResolvers<void>()
  await page.route('**/assets/base-*.js', async (route) => {
    await pressed
    await route.continue()
  })
  await page.goto('/', { waitUntil: 'commit' })
  await page.getByRole('button', { name: 'Sign Up' }).click()
  press()
  await expect(page.getByRole('dialog')).toBeVisible()
})

/** The code and the style sheet of a page come once the returned function is called. */
async function delayCode(page: Page): Promise<() => void> {
  const { promise: drawn, resolve: goOn } = Promise.withResolvers<void>()
  await page.route(/assets\/(base-.*\.js|.*\.css)$/, async (route) => {
    await drawn
    await route.continue()
  })
  return goOn
}

test('home begins before its code and its style sheet are there, and stands as it began once it is', async ({
  customer: { page },
}) => {
  const placeOf = () =>
    page.getByRole('heading', { level: 1 }).evaluate((title) => title.getBoundingClientRect().toJSON())
  const goOn = await delayCode(page)
  await page.goto('/home-screen', { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { name: 'Ready to start your order?' })).toBeVisible()
  await page.evaluate(() => document.fonts.ready)
  const before = await placeOf()
  goOn()
  await expect(page.getByRole('button', { name: 'Order Now' })).toBeVisible()
  expect(await placeOf()).toEqual(before)
})

const paintsOf = (page: Page) =>
  page.evaluate(async () => {
    const entriesOf = (type: string) =>
      new Promise<PerformanceEntry[]>((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries())).observe({ type, buffered: true })
        setTimeout(resolve, 500, [])
      })
    const [paints, shifts] = await Promise.all([entriesOf('largest-contentful-paint'), entriesOf('layout-shift')])
    const moved = shifts.reduce((sum, shift) => sum + (shift as PerformanceEntry & { value: number }).value, 0)
    return { largestMs: paints.at(-1)?.startTime, moved }
  })

test("a Washer's home begins with its texts in each language, the largest among them, and nothing moves", async ({
  marketUrl,
  open,
  washer,
}) => {
  for (const language of languageCodes) {
    const page = await open(washer)
    await page.context().addCookies([{ name: 'language', value: language, url: marketUrl }])
    const goOn = await delayCode(page)
    const textsOf = () =>
      page.locator('main').evaluate((main) =>
        [...main.querySelectorAll('h1, h2, .note p')].slice(0, 4).map((text) => {
          const { fontFamily, fontSize, fontWeight } = getComputedStyle(text)
          return {
            text: text.textContent,
            place: text.getBoundingClientRect().toJSON(),
            fontFamily,
            fontSize,
            fontWeight,
          }
        }),
      )
    await page.goto('/home-screen', { waitUntil: 'commit' })
    await expect(page.locator('.opening h2')).toBeVisible()
    await page.evaluate(() => document.fonts.ready)
    const before = await textsOf()
    const heldMs = await page.evaluate(() => performance.now())
    goOn()
    await expect(page.getByRole('switch')).toBeVisible()
    expect.soft(await textsOf(), language).toEqual(before)
    const { largestMs, moved } = await paintsOf(page)
    expect.soft(largestMs, language).toBeLessThan(heldMs)
    expect.soft(moved, language).toBeLessThanOrEqual(0.01)
    await page.close()
  }
})

test('which beginning home has depends on the account, and a hint is in it once', async ({ open, washer }) => {
  const { user } = washer
  for (const [account, shown, title, hint] of [
    [user, '', 'Incoming Requests', /^Requests arrive while you are online/],
    [user, 'online', 'Incoming Requests', /^Tell us why you skip/],
    [user, 'online skip earnings', 'Incoming Requests', undefined],
    [{ ...user, is_provider: false, isProvider: false }, '', 'Ready to start your order?', undefined],
  ] as const) {
    const page = await open({ ...washer, user: account })
    await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [
      `hints_shown_${user.id}`,
      shown,
    ] as const)
    await delayCode(page)
    await page.goto('/home-screen', { waitUntil: 'commit' })
    await expect(page.getByRole('heading', { name: title })).toBeVisible()
    const hints = page.locator('.opening .note p:nth-of-type(n + 2)')
    await expect(hints).toHaveText(hint ? [hint] : [])
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await page.close()
  }
})

test('the outline is drawn before code is evaluated that is there at once', async ({ customer: { page } }) => {
  await page.addInitScript(() => {
    const seen = new MutationObserver(() => {
      if (!document.querySelector('script[type=module][src]')) return
      seen.disconnect()
      Object.assign(window, { codeBegins: performance.now() })
    })
    seen.observe(document, { childList: true, subtree: true })
  })
  // The second time every file comes from the browser's cache.
  for (const path of ['/home-screen', '/dashboard', '/order-history']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const { begins, drawn, parsed } = await page.evaluate(() => ({
      begins: (window as unknown as { codeBegins: number }).codeBegins,
      drawn: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.POSITIVE_INFINITY,
      parsed: performance.getEntriesByType('navigation')[0]?.toJSON().domInteractive as number,
    }))
    // The times of paints are rounded, and a page that draws late is not waited for.
    expect(begins, path).toBeGreaterThan(Math.min(drawn, parsed + 400) - 10)
  }
})
