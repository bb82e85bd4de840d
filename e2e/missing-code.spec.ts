import { expect } from '@playwright/test'
import { test } from './people.ts'

test('reloads the page once for a screen whose code is missing, then shows the error and waits for its person', async ({
  customer,
  faults,
}) => {
  faults.allow(/404|dynamically imported module|Error loading route module|reloading page/)
  const { page } = customer
  const code = /\/assets\/account-(?!data|security)[\w-]+\.js$/
  let loads = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1
  })
  await page.route(code, (route) => route.fulfill({ status: 404, body: '' }))
  await page.goto('/account')
  await expect(page.getByRole('heading', { name: 'This page could not be loaded.' })).toBeVisible()
  expect(loads).toBe(2)

  await page.unroute(code)
  await page.getByRole('button', { name: 'Reload' }).click()
  await expect(page.getByRole('heading', { name: 'Account', level: 1 }).first()).toBeVisible()
})
