import AxeBuilder from '@axe-core/playwright'
import { expect } from '@playwright/test'
import { makeOperator } from './make-operator.ts'
import { test } from './people.ts'
import { accept, confirm, move, place } from './set-up-people.ts'
import { transitionsEnded } from './transitions-ended.ts'

const reason = 'A shirt came back damp'

test('an operator finds an order, reads its money and gives part of it back', async ({
  open,
  marketUrl,
  customer,
  washer,
  spot,
}) => {
  const orderId = await place(customer, spot)
  await accept(washer, orderId)
  await move(washer, orderId, 'picked_up', 'in_progress', 'delivered')
  await confirm(customer, orderId)
  const page = await open(await makeOperator(marketUrl, 'Odile Operator'))
  await page.setViewportSize({ width: 1280, height: 860 })

  await test.step('the order is found by its number', async () => {
    await page.goto('/home-screen')
    await expect(page).toHaveURL(/\/ops$/)
    await expect(page.getByRole('list', { name: 'Orders' })).toBeVisible()
    await page.keyboard.press('/')
    await page.keyboard.type(`WL-${orderId}`)
    await expect(page.getByRole('list', { name: 'Orders' }).getByRole('listitem')).toHaveCount(1)
    await page.keyboard.press('Enter')
    await page.getByRole('link', { name: `WL-${orderId}` }).click()
    await expect(page.getByRole('region', { name: 'What happened' })).toContainText('Shared out')
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await page.evaluate(transitionsEnded)
      const { violations } = await new AxeBuilder({ page }).analyze()
      expect.soft(violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target}`))).toEqual([])
    }
  })

  await test.step('part of it is given back', async () => {
    await page.getByRole('button', { name: 'Refund' }).click()
    const dialog = page.getByRole('dialog', { name: 'Refund' })
    await dialog.getByLabel('Amount', { exact: true }).fill('2.50')
    await dialog.getByLabel('Reason').fill(reason)
    await dialog.getByRole('button', { name: 'Continue' }).click()
    await dialog.getByRole('button', { name: 'Refund $2.50' }).click()
    await expect(page.getByText('Refunded: $2.50 to the card')).toBeVisible()
    await expect(page.getByRole('region', { name: 'What happened' })).toContainText(reason)
  })

  await test.step('the customer reads why', async () => {
    await customer.page.goto(`/receipt?order=${orderId}`)
    await expect(customer.page.getByText(reason)).toBeVisible()
    await customer.page.goto('/ops')
    await expect(customer.page).toHaveURL(/\/home-screen$/)
  })

  await test.step('the record has the look and the act', async () => {
    await page.getByRole('link', { name: 'Audit' }).click()
    const record = page.getByRole('list', { name: 'Audit' })
    await expect(record.getByRole('listitem').filter({ hasText: 'Refunded' }).first()).toContainText(reason)
    await expect(record.getByRole('listitem').filter({ hasText: 'Looked at an order' }).first()).toContainText(
      `WL-${orderId}`,
    )
  })
})
