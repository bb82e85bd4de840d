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
