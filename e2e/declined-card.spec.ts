import { expect } from '@playwright/test'
import { toOrderId } from '@washline/contract/ids'
import { getOrder } from '@washline/contract/orders/endpoints'
import { listPaymentMethods, removePaymentMethod } from '@washline/contract/payments/endpoints'
import { fillCard } from './fill-forms.ts'
import { test } from './people.ts'
import { photoFile } from './photos.ts'
import { goodCard, saveCard } from './set-up-people.ts'

test('a card that attaches and then declines leaves the draft; another card works', async ({ customer, faults }) => {
  faults.allow(/status of 422/)
  const { api, page } = customer
  const { payment_methods } = await api.call(listPaymentMethods)
  for (const { id } of payment_methods) await api.call(removePaymentMethod, { params: { id } })
  await saveCard(customer, '4000000000000341')

  await page.goto('/order/scan')
  await page.getByLabel('Photo file').setInputFiles(photoFile('five-garments.jpg'))
  await page.getByRole('button', { name: 'Scan Items' }).click()
  await expect(page).toHaveURL(/\/order-confirm\?order=\d+/)
  const id = toOrderId(Number(new URL(page.url()).searchParams.get('order')))
  await page.getByRole('button', { name: 'Confirm Order' }).click()
  await expect(page.getByText('Your card was declined.')).toBeVisible()
  await expect(page).toHaveURL(/\/order-confirm/)
  expect((await api.call(getOrder, { params: { id } })).data.status).toBe('draft')

  await page.getByRole('button', { name: /ending 0341/ }).click()
  await page.getByRole('button', { name: 'Add a card' }).click()
  await fillCard(page.getByRole('dialog', { name: 'Add Payment Card' }), goodCard)
  await expect(page.getByText(/ending 4242/).first()).toBeVisible()
  await page.getByRole('button', { name: 'Confirm Order' }).click()
  await expect(page).toHaveURL(/\/looking-for-provider/)
})
