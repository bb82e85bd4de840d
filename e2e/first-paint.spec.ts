import { expect } from '@playwright/test'
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

test('home begins before its code and its style sheet are there, and stands as it began once it is', async ({
  customer: { page },
}) => {
  const placeOf = () =>
    page.getByRole('heading', { level: 1 }).evaluate((title) => title.getBoundingClientRect().toJSON())
  const { promise: drawn, resolve: goOn } = Promise.withResolvers<void>()
  await page.route(/assets\/(base-.*\.js|.*\.css)$/, async (route) => {
    await drawn
    await route.continue()
  })
  await page.goto('/home-screen', { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { name: 'Ready to start your order?' })).toBeVisible()
  await page.evaluate(() => document.fonts.ready)
  const before = await placeOf()
  goOn()
  await expect(page.getByRole('button', { name: 'Order Now' })).toBeVisible()
  expect(await placeOf()).toEqual(before)
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
