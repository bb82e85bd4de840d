import { expect } from '@playwright/test'
import { getCustody, verifyCustody } from '@washline/contract/custody/endpoints'
import { listRequests, respondToRequest } from '@washline/contract/dispatch/endpoints'
import { getRescue } from '@washline/contract/dispatch/rescue-endpoints'
import { getAuth } from '@washline/contract/identity/endpoints'
import { marketTimes } from './market-times.ts'
import { test } from './people.ts'
import { type Account, accept, becomeWasher, confirm, move, place, type Spot, signUp } from './set-up-people.ts'

async function newWasher(url: string, name: string, spot: Spot): Promise<Account> {
  const account = await signUp(url, name)
  await becomeWasher(account, spot)
  return { ...account, user: (await account.api.call(getAuth)).user }
}

async function skip({ api }: Account): Promise<void> {
  await expect
    .poll(async () => {
      const [offer] = (await api.call(listRequests)).data
      if (!offer) return false
      await api.call(respondToRequest, { body: { notification_id: offer.notification_id, response: 'skip' } })
      return true
    })
    .toBe(true)
}

test('one Washer skips, one falls silent with the laundry, the third takes it over; the customer sees all of it', async ({
  open,
  marketUrl,
  customer,
  washer: skipper,
  spot,
}) => {
  const silent = await newWasher(marketUrl, 'Silas Silent', spot)
  const third = await newWasher(marketUrl, 'Tara Third', spot)
  const times = await marketTimes()
  const id = await place(customer, spot)
  await skip(skipper)
  await accept(silent, id)
  await move(silent, id, 'picked_up')
  const page = customer.page
  await page.goto(`/pickup-in-progress?order=${id}`)
  await expect(page.getByText('Silas', { exact: false }).first()).toBeVisible()
  const thirdPage = await open(third)
  await thirdPage.goto('/home-screen')

  await test.step('nobody hears of him, and others are asked', async () => {
    await times.fallSilent(id, silent.user.id)
    const state = async () => (await customer.api.call(getRescue, { params: { id } })).data?.state
    await expect.poll(state).toBe('questioned')
    await times.endQuestion(id)
    await expect(page.getByText(/^Silas is not answering\. We are asking other Washers/)).toBeVisible()
  })

  await test.step('the third accepts the rest, and sees where the laundry is', async () => {
    await expect(thirdPage.getByText(/^A takeover: another Washer has the laundry/)).toBeVisible()
    await thirdPage.getByRole('button', { name: 'Accept' }).click()
    await expect(thirdPage).toHaveURL(new RegExp(`/takeover\\?order=${id}`))
    await expect(thirdPage.getByText('1 Far Lane, Nowhere')).toBeVisible()
    await expect(page.getByText('Tara is on the way to Silas to take over your laundry.')).toBeVisible()
    await expect(skipper.page.getByText(/^A takeover/)).toHaveCount(0)
  })

  await test.step('at the door they count and hand over by PIN', async () => {
    const silentPage = await open(silent)
    await silentPage.goto(`/pickup-in-progress?order=${id}`)
    const digits = silentPage.getByRole('img', { name: /^PIN( \d){4}$/ })
    await expect(digits).toBeVisible()
    const pin = ((await digits.getAttribute('aria-label')) ?? '').replace(/\D/g, '')
    await silentPage.context().close()
    await thirdPage.getByRole('button', { name: /^All \d+ items are here$/ }).click()
    await thirdPage.getByRole('textbox', { name: 'PIN' }).fill(pin)
    await thirdPage.getByRole('button', { name: 'Take the laundry over' }).click()
    await expect(thirdPage).toHaveURL(new RegExp(`/pickup-in-progress\\?order=${id}`))
    await expect(thirdPage.getByRole('button', { name: 'Start laundry' })).toBeVisible()
    await expect(page.getByText(/^Tara took over your laundry from Silas, counted it/)).toBeVisible()
    await page.getByRole('button', { name: 'Handover record' }).click()
    await expect(page.getByText('Handed to another Washer')).toBeVisible()
  })

  await test.step('she finishes it', async () => {
    await move(third, id, 'in_progress', 'laundry_complete', 'delivered')
    await expect(page).toHaveURL(/\/order-completed/)
    await confirm(customer, id)
    const params = { id }
    const { steps } = (await customer.api.call(getCustody, { params })).data
    expect(steps.map(({ step }) => step)).toEqual(['scan', 'pickup', 'handover', 'return'])
    expect((await customer.api.call(verifyCustody, { params })).data).toMatchObject({ ok: true, steps: 4 })
  })
  await times.close()
})
