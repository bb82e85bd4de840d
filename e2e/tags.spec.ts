import { expect } from '@playwright/test'
import { getCustody } from '@washline/contract/custody/endpoints'
import { makeTags } from '@washline/contract/tags/endpoints'
import { shownTag, tagPath } from '@washline/contract/tags/tag-code'
import { untilItHas } from './next-screen.ts'
import { test } from './people.ts'
import { readPin } from './read-pin.ts'
import { accept, move, place } from './set-up-people.ts'

test('two tags go on the bag at the pickup, and the tag of another bag stops the return, without a network too', async ({
  customer,
  washer,
  spot,
  faults,
}) => {
  faults.allow(/ERR_INTERNET_DISCONNECTED|WebSocket|map-canvas|map\/weave|Worker failed to load/)
  const {
    data: {
      codes: [one = '', two = '', other = ''],
    },
  } = await washer.api.call(makeTags, { body: { count: 3 } })
  const id = await place(customer, spot)
  await accept(washer, id)
  const { page } = washer
  const button = (name: string | RegExp) => page.getByRole('button', { name })
  const type = async (code: string) => {
    await page.getByRole('textbox', { name: 'Tag code' }).fill(shownTag(code))
    await button('Add the tag').click()
  }

  await customer.page.goto(`/pickup-in-progress?order=${id}`)
  const lastScreenIsHere = untilItHas(page, 'order-completed')
  await page.goto(`/pickup-in-progress?order=${id}`)
  await button(/^At the door$/).click()
  await button(/^All \d+ items are here$/).click()
  await button('Scan tags').click()
  await type(one)
  await type(two)
  await expect(page.getByText('2 tags scanned.')).toBeVisible()
  await page.getByRole('textbox', { name: 'PIN' }).fill(await readPin(customer.page))
  await button('Take the bag').click()
  await expect(button('Start laundry')).toBeVisible()
  await customer.page.getByRole('button', { name: 'Handover record' }).click()
  await expect(customer.page.getByText('2 of 2 tags scanned.')).toBeVisible()

  await customer.page.goto(tagPath(one))
  await expect(customer.page.getByRole('link', { name: 'Go to your order' })).toBeVisible()
  await customer.page.goto(`/pickup-in-progress?order=${id}`)

  await move(washer, id, 'in_progress', 'laundry_complete')
  await expect(button(/^At the door$/)).toBeVisible()
  // Its first look is what it knew: the order before the pickup, with the PIN of then.
  await expect(customer.page).toHaveURL(/\/laundry-in-progress/)
  const pin = await readPin(customer.page)
  await lastScreenIsHere()
  await page.context().setOffline(true)
  await button(/^At the door$/).click()
  await button(/^All \d+ items are here$/).click()
  await button('Scan tags').click()
  await type(other)
  await expect(page.getByRole('dialog', { name: 'Stop: not this bag' })).toBeVisible()
  await button('I put it back').click()
  await type(one)
  await type(two)
  await page.getByRole('textbox', { name: 'PIN' }).fill(pin)
  await button('Hand the bag back').click()
  await expect(page.getByText('Saved on this phone. We send it once you are online.')).toBeVisible()
  await page.context().setOffline(false)
  await expect(customer.page).toHaveURL(/\/order-completed/)
  const { data: custody } = await customer.api.call(getCustody, { params: { id } })
  expect(custody.steps.find(({ step }) => step === 'return')).toMatchObject({ tags: { seen: 2, expected: 2 } })
  expect(custody.tags).toEqual([])
})
