import { expect } from '@playwright/test'
import { tickCare } from '@washline/contract/care/endpoints'
import { listRequests } from '@washline/contract/dispatch/endpoints'
import { getAuth } from '@washline/contract/identity/endpoints'
import { test } from './people.ts'
import { accept, becomeWasher, confirm, move, place, signUp } from './set-up-people.ts'

test('rated, answered, made a favourite, followed by a guest, blocked', async ({
  open,
  marketUrl,
  customer,
  washer,
  spot,
  faults,
}) => {
  // The guest's link is ended on purpose.
  faults.allow(/404 \(Not Found\) .*\/api\/guest\//)
  const { page } = customer
  const name = 'Wanda Washer Laundry'

  await test.step('the customer rates, and the Washer answers', async () => {
    const orderId = await place(customer, spot)
    await accept(washer, orderId)
    await move(washer, orderId, 'picked_up', 'in_progress', 'delivered')
    await confirm(customer, orderId)
    await page.goto(`/order-completed?order=${orderId}`)
    await page.getByRole('slider', { name: 'Rating' }).fill('4.5')
    await page.getByRole('textbox', { name: /Comment/ }).fill('Soft and quick.')
    await page.getByRole('button', { name: 'Send rating' }).click()
    await expect(page.getByText('Your rating')).toBeVisible()
    await washer.page.goto('/ratings')
    await washer.page.getByRole('button', { name: 'Answer', exact: true }).click()
    await washer.page.getByLabel('Your answer').fill('Gladly again!')
    await washer.page.getByRole('button', { name: 'Send answer' }).click()
    await expect(washer.page.getByText(/^The Washer’s answer/)).toBeVisible()
    await page.reload()
    await expect(page.getByText('Gladly again!')).toBeVisible()
    await page.getByRole('button', { name: `Favorite: ${name}` }).click()
    await expect(page.getByText(`${name} is asked first from now on.`)).toBeVisible()
  })

  const other = await signUp(marketUrl, 'Nora Nearer')
  await becomeWasher(other, spot)
  const isAsked = async (api: typeof other.api, orderId: number) =>
    (await api.call(listRequests)).data.some(({ order_id }) => order_id === orderId)

  const orderId = await test.step('the next order goes to the favourite alone, and says why', async () => {
    const next = await place(customer, spot)
    await accept(washer, next)
    expect(await isAsked(other.api, next)).toBe(false)
    await page.goto(`/pickup-in-progress?order=${next}`)
    await expect(page.getByText(/Asked first because they are one of your favorites/)).toBeVisible()
    return next
  })

  await test.step('a guest follows it in a browser of their own, until the link is ended', async () => {
    await page.getByRole('button', { name: 'Share this order' }).click()
    const sheet = page.getByRole('dialog', { name: 'Share this order' })
    await sheet.getByRole('button', { name: 'Create a link' }).click()
    const link = await sheet.getByLabel('Link').inputValue()
    const guest = await open()
    await guest.goto(link)
    await expect(guest.getByRole('heading', { name: `${name} is on the way to pick it up` })).toBeVisible()
    await expect(guest.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
    await expect(guest.locator('body')).not.toContainText(/Far Lane|Customer|Laundry \d|\$\d/)
    await move(washer, orderId, 'picked_up', 'in_progress')
    await expect(guest.getByRole('heading', { name: `${name} is washing` })).toBeVisible()
    // The order has moved on, and its screen with it.
    await expect(page).toHaveURL(/\/laundry-in-progress/)
    await expect(page.getByRole('heading', { name: 'Laundry in progress' })).toBeVisible()
    await page.getByRole('button', { name: 'Share this order' }).click()
    await sheet.getByRole('button', { name: 'Turn off all links now' }).click()
    await expect(page.getByText('All links are turned off.')).toBeVisible()
    await expect(guest.getByText('This link has expired.')).toBeVisible()
  })

  await test.step('the Washer ticks how it was to be washed', async () => {
    await washer.page.goto(`/laundry-in-progress?order=${orderId}`)
    const saved = washer.page.waitForResponse((answer) => {
      return answer.request().method() === tickCare.method && answer.url().endsWith('/care')
    })
    await washer.page
      .getByRole('checkbox', { name: /Detergent/ })
      .first()
      .check()
    await saved
    await page.goto(`/laundry-in-progress?order=${orderId}`)
    await expect(page.getByRole('region', { name: 'Care' }).first()).toContainText('Done')
  })

  await test.step('who is blocked is not asked again', async () => {
    const { user } = await washer.api.call(getAuth)
    await page.goto(`/washers/${user.provider?.id}`)
    await page.getByRole('button', { name: 'Safety' }).click()
    const sheet = page.getByRole('dialog')
    await sheet.getByRole('button', { name: `Block ${name}` }).click()
    await expect(sheet.getByText(/An order in progress continues to the end/)).toBeVisible()
    await sheet.getByRole('button', { name: `Block ${name}` }).click()
    await expect(page.getByText(`${name} is blocked.`)).toBeVisible()
    const last = await place(customer, spot)
    await accept(other, last)
    expect(await isAsked(washer.api, last)).toBe(false)
    await page.goto('/account/safety')
    await page.getByRole('button', { name: `Unblock ${name}` }).click()
    await expect(page.getByText('You have not blocked anyone.')).toBeVisible()
  })
})
