import { expect, type Page } from '@playwright/test'
import { decideConsoleClaim } from '@washline/contract/claims/console-endpoints'
import { getClaim, getClaimForm } from '@washline/contract/claims/endpoints'
import { getHandoverPin, handOver } from '@washline/contract/custody/endpoints'
import { type ClaimId, type OrderId, toClaimId } from '@washline/contract/ids'
import { type Minor, toMinor } from '@washline/contract/money'
import { editScan, getOrder, placeOrder } from '@washline/contract/orders/endpoints'
import { getWallet } from '@washline/contract/payments/endpoints'
import { makeOperator } from './make-operator.ts'
import { type Person, test } from './people.ts'
import { newPhoto, photoFile } from './photos.ts'
import { type Account, accept, move, type Spot, saveCard, signUp } from './set-up-people.ts'

/** An order of these pieces, counted in whole and counted out without one of `lost`. */
async function returned(customer: Account, washer: Person, spot: Spot, lost?: string): Promise<OrderId> {
  const { order_id: id } = await customer.api.scan(photoFile('five-garments.jpg'))
  const items = ['Socks', 'Sweater', 'Blazer'].map((name) => ({ name, quantity: name === 'Socks' ? 3 : 1 }))
  await customer.api.call(editScan, { body: { order_id: id, items } })
  const payment_method_id = await saveCard(customer)
  await customer.api.call(placeOrder, {
    body: { order_id: id, pickup_location: spot, load_type: 'light', payment_method_id },
  })
  await accept(washer, id)
  const params = { id }
  const { data: order } = await customer.api.call(getOrder, { params })
  const hand = async (step: 'pickup' | 'return', missing?: string) => {
    const counts = order.items.map((item) => ({
      item_id: item.id,
      quantity: item.quantity - (item.name === missing ? 1 : 0),
    }))
    const pin = (await customer.api.call(getHandoverPin, { params })).data?.pin
    await washer.api.call(handOver, { params, body: { step, counts, ...(pin && { pin }) } })
  }
  await hand('pickup')
  await move(washer, id, 'in_progress', 'laundry_complete')
  await hand('return', lost)
  return id
}

const photo = async () => ({
  name: 'photo.jpg',
  mimeType: 'image/jpeg',
  buffer: await newPhoto(),
})

/** Completes the description of one item, adds a photo and submits. */
async function send(page: Page, piece: string, text: string): Promise<ClaimId> {
  const fields = page.getByRole('group', { name: piece, exact: true })
  await fields.getByLabel('About how old').selectOption('12')
  await fields.getByLabel('Condition before').selectOption('good')
  await page.getByLabel('Add a photo').setInputFiles(await photo())
  // Soft patches of colour are no sharp photo: it warns and accepts them all the same.
  await page.getByRole('button', { name: 'Use it anyway' }).click()
  await page.getByLabel('What happened').fill(text)
  await page.getByRole('button', { name: /Send claim/ }).click()
  await expect(page).toHaveURL(/\/claims\/\d+$/)
  return toClaimId(Number(new URL(page.url()).pathname.split('/').pop()))
}

const payClaim = ({ api }: Pick<Account, 'api'>, id: ClaimId, amount_minor: Minor) =>
  api.call(decideConsoleClaim, {
    params: { id },
    body: { decision: 'approve', amount_minor, liable_party: 'washline', reason: 'The report is clear.', decisions: 0 },
  })

const balanceOf = async ({ api }: Account) => (await api.call(getWallet)).data.balance

test('a lost sock is noticed at the return and paid by an operator, as the account is new; an undeclared blazer counts as the limit, and is appealed', async ({
  customer,
  washer,
  spot,
  marketUrl,
}) => {
  const { page } = customer
  const id = await returned(customer, washer, spot, 'Socks')
  await page.goto(`/order-completed?order=${id}`)
  await page.getByRole('link', { name: 'Report loss or damage' }).click()
  await expect(page.getByText('Counted in 5, counted out 4: we already selected what is missing.')).toBeVisible()
  await expect(page.getByRole('checkbox', { name: /Socks/ })).toBeChecked()
  const sockId = await send(page, 'Socks', 'One of the three blue socks is not in the bag.')
  await expect(page.getByText('Our team decides within')).toBeVisible()
  const operator = await makeOperator(marketUrl, 'Odile Operator')
  await payClaim(operator, sockId, toMinor(3.2))
  await expect(page.getByText('Credited to your wallet')).toBeVisible()
  await expect(page.getByRole('article').getByText('$3.20').first()).toBeVisible()
  expect(await balanceOf(customer)).toBe(3.2)

  await page.goto(`/claims/new?order=${id}`)
  await page.getByRole('checkbox', { name: /Blazer/ }).press('Space')
  await expect(page.getByRole('checkbox', { name: /Blazer/ })).toBeChecked()
  await page.getByLabel('What is wrong with it').selectOption('stained')
  await page.getByLabel('Price of a new one today').fill('300')
  const claimId = await send(page, 'Blazer', 'A large bleach stain on the left sleeve.')
  await expect(page.getByText('Our team decides within')).toBeVisible()
  await expect(page.getByText('Not declared, so it counts as')).toBeVisible()
  await expect(page.getByText('$100.00', { exact: true })).toBeVisible()

  await washer.page.goto(`/claims/${claimId}`)
  await washer.page.getByLabel('Your answer').fill('The stain was there when I took the bag.')
  await washer.page.getByLabel('Add a photo').setInputFiles(await photo())
  await washer.page.getByRole('button', { name: 'Use it anyway' }).click()
  await washer.page.getByRole('button', { name: 'Send answer' }).click()
  await washer.page.getByRole('button', { name: 'Yes, send it' }).click()
  await expect(page.getByText('The stain was there when I took the bag.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Photo 1 of the answer' })).toBeVisible()

  const reason = 'The photo does not show the sleeve.'
  await operator.api.call(decideConsoleClaim, {
    params: { id: claimId },
    body: { decision: 'reject', reason, decisions: 0 },
  })
  await expect(page.getByText('Not approved, because')).toBeVisible()
  await page.getByLabel('Why').fill('The sleeve is in the second photo, at the lower edge.')
  await page.getByRole('button', { name: 'Appeal', exact: true }).click()
  await page.getByRole('button', { name: 'Yes, appeal' }).click()
  await expect(page.getByText('Our team reviews everything again', { exact: false })).toBeVisible()
  expect((await customer.api.call(getClaim, { params: { id: claimId } })).data.state).toBe('appealed')
})

test('a shrunk sweater of a new account waits for an operator, who pays it into the wallet', async ({
  washer,
  spot,
  marketUrl,
  open,
}) => {
  const owner = await signUp(marketUrl, 'Nora New')
  const id = await returned(owner, washer, spot)
  const page = await open(owner)
  await page.goto(`/claims/new?order=${id}`)
  await expect(page.getByText('nothing is missing, so this looks like damage.', { exact: false })).toBeVisible()
  await page.getByRole('checkbox', { name: /Sweater/ }).press('Space')
  await expect(page.getByRole('checkbox', { name: /Sweater/ })).toBeChecked()
  await page.getByLabel('What is wrong with it').selectOption('shrunk')
  const claimId = await send(page, 'Sweater', 'It came back two sizes smaller, the sleeves are felted.')
  await expect(page.getByText('Our team decides within')).toBeVisible()
  await payClaim(await makeOperator(marketUrl, 'Olga Operator'), claimId, toMinor(38.4))
  await expect(page.getByText('Credited to your wallet')).toBeVisible()
  expect(await balanceOf(owner)).toBe(38.4)
  expect((await owner.api.call(getClaimForm, { params: { id } })).data.claims).toMatchObject([{ state: 'paid' }])
})
