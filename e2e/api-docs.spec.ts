import { expect, test } from '@playwright/test'

test('a call is read and tried on the page of the API, which asks no other host', async ({ page, baseURL }) => {
  const elsewhere: string[] = []
  const problems: string[] = []
  page.on('request', (request) => {
    if (!/^(?:data|blob):/.test(request.url()) && !request.url().startsWith(baseURL ?? ''))
      elsewhere.push(request.url())
  })
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text())
  })
  await page.goto('/api/docs#/platform/getHealth')
  const call = page.locator('#operations-platform-getHealth')
  await call.getByRole('button', { name: 'Execute' }).click()
  await expect(call.locator('.live-responses-table')).toContainText('"status": "ok"')
  await expect(page.getByRole('button', { name: 'Authorize', exact: true })).toBeVisible()
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
  expect([elsewhere, problems]).toEqual([[], []])
})
