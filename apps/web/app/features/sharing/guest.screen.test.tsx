import { type GuestOrder, getGuestOrder } from '@washline/contract/sharing/endpoints'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { answer, refuse } from '../../platform/testing/answer.ts'
import { renderRoute } from '../../platform/testing/render-route.tsx'

const at = (minutesAgo: number) => new Date(Date.now() - minutesAgo * 60_000).toISOString()
const anOrder = (changes: Partial<GuestOrder> = {}): GuestOrder => ({
  status: 'in_progress',
  customer: 'Mei',
  washer: 'Noor',
  area: 'Bukit Bintang, Kuala Lumpur',
  pickup_time: at(70),
  accepted_at: at(80),
  picked_up_at: at(60),
  laundry_completed_at: null,
  delivered_at: null,
  completed_at: null,
  cancelled_at: null,
  position: null,
  ...changes,
})
const open = (order: GuestOrder) =>
  renderRoute('/o/secret', { handlers: [answer(getGuestOrder, { success: true, data: order })] })

it('shows the state and the remaining time without an account', async () => {
  open(anOrder())
  await expect.element(page.getByRole('heading', { name: 'Noor is washing' })).toBeVisible()
  await expect.element(page.getByText('Around Bukit Bintang, Kuala Lumpur')).toBeVisible()
  await expect.element(page.getByText(/^(1 h 59|2 h 0) min$/)).toBeVisible()
  await expect.element(page.getByText('not yet').first()).toBeVisible()
})

it.each([
  [{ status: 'pending', washer: null, accepted_at: null, picked_up_at: null }, 'Finding a Washer'],
  [{ status: 'accepted', picked_up_at: null }, 'Noor is on the way to pick it up'],
  [{ status: 'in_progress', laundry_completed_at: at(5) }, 'Noor is bringing it back'],
  [{ status: 'delivered', delivered_at: at(1) }, 'It is back'],
  [{ status: 'cancelled', cancelled_at: at(1) }, 'This order was cancelled'],
] as const)('shows a status: %j', async (changes, heading) => {
  open(anOrder(changes))
  await expect.element(page.getByRole('heading', { name: heading })).toBeVisible()
})

it('shows the Washer’s approximate position while they are on the way', async () => {
  open(
    anOrder({ status: 'accepted', picked_up_at: null, position: { latitude: 3.148, longitude: 101.712, at: at(1) } }),
  )
  await expect.element(page.getByRole('region', { name: 'Approximate location of the Washer' })).toBeVisible()
})

it('shows that a link has ended', async () => {
  renderRoute('/o/secret', { handlers: [refuse(getGuestOrder, { status: 404, message: 'Not found.' })] })
  await expect.element(page.getByText('This link has expired.')).toBeVisible()
})
