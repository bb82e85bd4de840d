import { expect } from '@playwright/test'
import { getCustody, verifyCustody } from '@washline/contract/custody/endpoints'
import { untilItHas } from './next-screen.ts'
import { test } from './people.ts'
import { readPin } from './read-pin.ts'
import { accept, move, place } from './set-up-people.ts'

test('the bag goes by PIN, and a piece missing at its return is seen by both, from a door without a network', async ({
  customer,
  washer,
  spot,
  faults,
}) => {
  faults.allow(/ERR_INTERNET_DISCONNECTED|WebSocket|map-canvas|map\/weave|Worker failed to load/)
  const id = await place(customer, spot)
  await accept(washer, id)

  await customer.page.goto(`/pickup-in-progress?order=${id}`)
  await expect(customer.page.getByText('Read it out at the handover.')).toBeVisible()
  const lastScreenIsHere = untilItHas(washer.page, 'order-completed')
  await washer.page.goto(`/pickup-in-progress?order=${id}`)
  await washer.page.getByRole('button', { name: 'At the door', exact: true }).click()
  await washer.page.getByRole('button', { name: /^All \d+ items are here$/ }).click()
  await washer.page.getByRole('textbox', { name: 'PIN' }).fill(await readPin(customer.page))
  await washer.page.getByRole('button', { name: 'Take the bag' }).click()
  await expect(washer.page.getByRole('button', { name: 'Start laundry' })).toBeVisible()
  await customer.page.getByRole('button', { name: 'Handover record' }).click()
  await expect(customer.page.getByText('PIN confirmed')).toBeVisible()

  await move(washer, id, 'in_progress', 'laundry_complete')
  await expect(customer.page).toHaveURL(/\/laundry-in-progress/)
  await expect(washer.page.getByRole('button', { name: 'At the door', exact: true })).toBeVisible()
  const pin = await readPin(customer.page)
  await lastScreenIsHere()
  await washer.page.context().setOffline(true)
  await washer.page.getByRole('button', { name: 'At the door', exact: true }).click()
  await washer.page.getByRole('button', { name: 'Count one by one' }).click()
  await washer.page
    .getByRole('button', { name: /^One less: / })
    .first()
    .click()
  await washer.page.getByRole('textbox', { name: 'PIN' }).fill(pin)
  await washer.page.getByRole('button', { name: 'Hand the bag back' }).click()
  await expect(washer.page.getByText('Saved on this phone. We send it once you are online.')).toBeVisible()

  await washer.page.context().setOffline(false)
  await expect(customer.page).toHaveURL(/\/order-completed/)
  await expect(customer.page.getByRole('heading', { name: 'Delivered' })).toBeVisible()
  for (const { page } of [customer, washer])
    await expect(page.getByText('Counted at return: the count differs')).toBeVisible()
  await customer.page.getByRole('button', { name: 'Handover record' }).click()
  await expect(customer.page.getByText(/^Verified at/)).toBeVisible()

  const params = { id }
  const { data: custody } = await customer.api.call(getCustody, { params })
  const back = custody.steps.find(({ step }) => step === 'return')
  expect(back).toMatchObject({ pin_confirmed: true, differences: [{ item_id: expect.any(Number) }] })
  expect(Date.parse(back?.at ?? '')).toBeLessThan(Date.parse(back?.recorded_at ?? ''))
  expect((await washer.api.call(verifyCustody, { params })).data).toMatchObject({ ok: true, steps: 3 })
})
