import { expect } from '@playwright/test'
import { getAuth } from '@washline/contract/identity/endpoints'
import { toOrderId } from '@washline/contract/ids'
import { test } from './people.ts'
import { newPhoto } from './photos.ts'
import { accept, becomeWasher, confirm, move, place, type Spot, saveCard, signUp } from './set-up-people.ts'

/** A Washer whose deposit was paid by a card that no customer has. */
async function newWasher(url: string, name: string, spot: Spot) {
  const account = await signUp(url, name)
  await becomeWasher(account, spot, await saveCard(account, '5555555555554444'))
  return { ...account, user: (await account.api.call(getAuth)).user }
}

test('a wash that is not clean is washed again by another Washer, decided at once, free for the customer and paid', async ({
  customer,
  open,
  marketUrl,
  spot,
}) => {
  const first = await newWasher(marketUrl, 'Fred First', spot)
  const id = await place(customer, spot)
  await accept(first, id)
  await move(first, id, 'picked_up', 'in_progress', 'delivered')
  await confirm(customer, id)
  const second = await newWasher(marketUrl, 'Sonia Second', spot)
  const washer = await open(second)
  const { page } = customer
  await Promise.all([page.goto(`/order-completed?order=${id}`), washer.goto('/home-screen')])

  await test.step('the customer complains with a photo, and it is decided in the same moment', async () => {
    await page.getByRole('link', { name: 'Ask for a second wash' }).click()
    await page.getByRole('button', { name: /^One more: .*pants$/ }).click()
    await page
      .getByLabel('Add a photo')
      .setInputFiles({ name: 'stain.jpg', mimeType: 'image/jpeg', buffer: await newPhoto() })
    await page.getByRole('button', { name: 'Use it anyway' }).click()
    await page.getByRole('radio', { name: 'Wash it again, another Washer' }).check()
    await page.getByRole('button', { name: 'Ask for a second wash' }).click()
    await expect(page.getByText('The second wash costs you nothing.')).toBeVisible()
  })

  const again = await test.step('another Washer is asked, paid as usual, and takes it', async () => {
    await expect(washer.getByText('A free second wash for the customer. You are paid as usual.')).toBeVisible()
    await washer.getByRole('button', { name: 'Accept' }).click()
    await expect(washer).toHaveURL(/\/pickup-in-progress\?order=\d+/)
    await page.getByRole('link', { name: 'Follow the second wash' }).click()
    await expect(page.getByText(`Free second wash of WL-${id}`)).toBeVisible()
    await expect(page.getByText('Sonia Second Laundry is your Washer')).toBeVisible()
    return toOrderId(Number(new URL(washer.url()).searchParams.get('order')))
  })

  await test.step('it comes back, the customer confirms it, and the Washer has the pay', async () => {
    await move(second, again, 'picked_up', 'in_progress', 'delivered')
    await expect(page).toHaveURL(/\/order-completed/)
    await page.getByRole('button', { name: 'Confirm completion' }).click()
    await expect(page).toHaveURL(/\/order-history$/)
    await page.goto(`/complaints?order=${id}`)
    await washer.goto('/earnings')
    await expect(washer.getByText(`WL-${again}`)).toBeVisible()
  })
})
