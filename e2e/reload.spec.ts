import { expect } from '@playwright/test'
import { orderScreens } from '@washline/contract/orders/process'
import { test } from './people.ts'
import { photoFile } from './photos.ts'
import { accept, confirm, move, place } from './set-up-people.ts'

test('a reload in every state of an order lands on its screen, for both', async ({ customer, washer, spot }) => {
  test.setTimeout(120_000)
  const draft = await customer.api.scan(photoFile('five-garments.jpg'))
  await customer.page.goto(`/price-estimation?order=${draft.order_id}`)
  await customer.page.reload()
  await expect(customer.page.getByText('AI detected your laundry items')).toBeVisible()

  const id = await place(customer, spot)
  const landsOn = async (status: keyof typeof orderScreens, people: readonly (typeof customer)[]) => {
    for (const { page } of people) {
      const at = new RegExp(`${orderScreens[status]}\\?order=${id}$`)
      await page.goto(`/order-completed?order=${id}`)
      await expect(page, `${status} from elsewhere`).toHaveURL(at)
      await page.reload()
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
      await expect(page, `${status} after a reload`).toHaveURL(at)
    }
  }
  await landsOn('pending', [customer])
  await accept(washer, id)
  await landsOn('accepted', [customer, washer])
  await move(washer, id, 'picked_up')
  await landsOn('picked_up', [customer, washer])
  await move(washer, id, 'in_progress')
  await landsOn('in_progress', [customer, washer])
  await move(washer, id, 'laundry_complete', 'delivered')
  await landsOn('delivered', [customer, washer])
  await confirm(customer, id)
  await landsOn('completed', [customer, washer])
})
