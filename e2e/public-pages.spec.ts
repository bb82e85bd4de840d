import { expect, type Page } from '@playwright/test'
import { test } from './people.ts'

const pages = [
  ['/', 'Washline · Your laundry, washed and back in 3 hours', /^Your laundry, washed and back in 3 hours$/],
  ['/how-it-works', 'How It Works · Washline', /^How It Works$/],
  ['/washers', 'Find Washers · Washline', /^Find Washers$/],
  ['/become-washer', 'Become a Washer · Washline', /^Washing machine free/],
  ['/safety-terms', 'Safety & Security · Washline', /^Safety & Security$/],
  ['/how-matching-works', 'How matching works · Washline', /^How matching works$/],
  ['/how-claims-work', 'How claims work · Washline', /^How claims work$/],
  ['/terms', 'Terms · Washline', /^Terms$/],
  ['/privacy', 'Privacy · Washline', /^Privacy$/],
] as const

const metaOf = (page: Page, name: string) =>
  page.locator(`meta[name="${name}"], meta[property="${name}"]`).getAttribute('content')

test('every public page reads without a script, with its title, description and card', async ({
  browser,
  marketUrl,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  const descriptions = new Set<string | null>()
  for (const [path, title, heading] of pages) {
    const policy = (await page.goto(path))?.headers()['content-security-policy']
    expect.soft(policy, path).toMatch(/script-src 'self' 'sha256-/)
    expect.soft(policy, path).not.toMatch(/script-src[^;]*'unsafe-inline'/)
    await expect.soft(page, path).toHaveTitle(title)
    await expect.soft(page.getByRole('heading', { level: 1 }), path).toHaveText(heading)
    await expect.soft(page.locator('[hidden][id^="S:"]'), `${path} has parts that wait for a script`).toHaveCount(0)
    const description = await metaOf(page, 'description')
    expect.soft(description?.length, path).toBeGreaterThan(50)
    descriptions.add(description)
    expect.soft(await metaOf(page, 'og:title'), path).toBe(title)
    expect.soft(await metaOf(page, 'og:image'), path).toBe(`${marketUrl}/social-card.png`)
    for (const structuredData of await page.locator('script[type="application/ld+json"]').allTextContents())
      expect.soft(JSON.parse(structuredData), path).toMatchObject({ '@context': 'https://schema.org' })
    await expect.soft(page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }), path).toBeVisible()
  }
  expect(descriptions.size).toBe(pages.length)
  const card = await page.request.get('/social-card.png')
  expect(card.headers()['content-type']).toBe('image/png')
  await context.close()
})

test('a visitor finds a Washer near a place, and the landing page stands still', async ({ open, spot, washer }) => {
  const page = await open()
  await page.addInitScript(() => {
    Object.assign(window, { shift: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        (window as unknown as { shift: number }).shift += (entry as unknown as { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto('/', { waitUntil: 'networkidle' })
  expect(await page.evaluate(() => (window as unknown as { shift: number }).shift)).toBeLessThan(0.02)
  await page.goto(`/washers?latitude=${spot.latitude}&longitude=${spot.longitude}`)
  await expect(page.getByRole('button', { name: `${washer.name} Laundry` }).first()).toBeVisible()
})
