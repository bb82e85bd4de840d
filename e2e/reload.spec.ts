import { expect } from '@playwright/test'
import { type OrderStatus, orderScreens } from '@washline/contract/orders/process'
import { type Person, test } from './people.ts'
import { photoFile } from './photos.ts'
import { accept, confirm, move, place } from './set-up-people.ts'

test('a reload in every state of an order lands on its screen, for both', async ({
  customer,
  washer,
  spot,
  faults,
}) => {
  const draft = await customer.api.scan(photoFile('five-garments.jpg'))
  await customer.page.goto(`/price-estimation?order=${draft.order_id}`)
  await customer.page.reload()
  await expect(customer.page.getByText('AI detected your laundry items')).toBeVisible()

  const id = await place(customer, spot)
  const landsOn = (status: OrderStatus, people: readonly Person[]) =>
    Promise.all(
      people.map(async ({ page }) => {
        await page.reload()
        await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
        await expect(page, status).toHaveURL((url) => url.pathname === orderScreens[status])
        await expect(page, status).toHaveURL((url) => url.searchParams.get('order') === String(id))
      }),
    )
  await customer.page.goto(`/order-completed?order=${id}`)
  await landsOn('pending', [customer])
  await accept(washer, id)
  await washer.page.goto(`/order-completed?order=${id}`)
  await landsOn('accepted', [customer, washer])
  await move(washer, id, 'picked_up')
  await landsOn('picked_up', [customer, washer])
  await move(washer, id, 'in_progress')
  await landsOn('in_progress', [customer, washer])
  await move(washer, id, 'laundry_complete', 'delivered')
  await landsOn('delivered', [customer, washer])
  await confirm(customer, id)
  await landsOn('completed', [customer, washer])

  faults.allow(/404 .*\/api\/chats\//)
  const chat = `**/api/chats/${id}?*`
  await customer.page.route(chat, (route) =>
    route.fulfill({ status: 404, json: { success: false, message: 'Not found.' } }),
  )
  await customer.page.goto(`/chat?order=${id}`)
  await expect(customer.page.getByText('Error loading chat')).toBeVisible()
  await customer.page.unroute(chat)
  const reloaded = customer.page.waitForEvent('load')
  await customer.page.getByRole('button', { name: 'Retry' }).click()
  await reloaded
  await expect(customer.page.getByRole('heading', { name: washer.name })).toBeVisible()
})
