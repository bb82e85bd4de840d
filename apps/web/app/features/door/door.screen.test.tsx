import { uploadHandoverPhoto } from '@washline/contract/custody/endpoints'
import { answerDoor, appealDoorCase, getDoor, openDoorCase } from '@washline/contract/doors/endpoints'
import type { Door, DoorCase } from '@washline/contract/doors/schemas'
import { toDoorCaseId, toOrderId } from '@washline/contract/ids'
import { minor } from '@washline/contract/money'
import { getOrder } from '@washline/contract/orders/endpoints'
import { orderChannel } from '@washline/contract/orders/realtime'
import { sendPosition } from '@washline/contract/washers/endpoints'
import type { RequestHandler } from 'msw'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { SessionUser } from '../../platform/session/session-user.ts'
import { aPicture } from '../../platform/testing/a-picture.ts'
import { anAcceptedOrder, anOrder } from '../../platform/testing/an-order.ts'
import { answer, answerBy, refuse } from '../../platform/testing/answer.ts'
import { delayPictures } from '../../platform/testing/delay-pictures.ts'
import { broadcast, hasJoined } from '../../platform/testing/live.ts'
import { aCustomer, aWasher } from '../../platform/testing/people.ts'
import { priced, pricedPattern } from '../../platform/testing/priced.ts'
import { renderRoute } from '../../platform/testing/render-route.tsx'

const id = toOrderId(100_482)
const aCase = (changes: Partial<DoorCase> = {}): DoorCase => ({
  id: toDoorCaseId(100_001),
  kind: 'absent',
  stage: 'pickup',
  opened_at: new Date().toISOString(),
  wait_until: new Date(Date.now() + 9 * 60_000).toISOString(),
  calls: 1,
  calls_needed: 2,
  extended: false,
  distance_m: 12,
  photo_url: null,
  outcome: null,
  closed_at: null,
  fee_minor: minor(0),
  charged: false,
  return_at: null,
  appeal: { open: false, appealed_by_me: false, answer: null, note: null, possible: false },
  ...changes,
})
const aDoor = (changes: Partial<Door> = {}): Door => ({
  order_id: id,
  stage: 'pickup',
  safe_spot: null,
  extensions_left: 1,
  cases: [],
  ...changes,
})
const decided = aCase({
  outcome: 'brought_back',
  closed_at: new Date().toISOString(),
  fee_minor: minor(400),
  charged: true,
  return_at: new Date().toISOString(),
  appeal: { open: false, appealed_by_me: false, answer: null, note: null, possible: true },
})

function open(user: SessionUser, first: Door, handlers: RequestHandler[] = [], order = anAcceptedOrder({})) {
  const server = { door: first }
  renderRoute(`/pickup-in-progress?order=${id}`, {
    user,
    handlers: [
      ...handlers,
      answer(getOrder, { success: true, data: order }),
      answerBy(getDoor, () => ({ success: true, data: server.door })),
      answer(sendPosition, { success: true }),
    ],
  })
  return server
}
const door = page.getByRole('region', { name: 'At the door' })

it('shows the Washer the wait with clock, position and calls, live', async () => {
  const server = open(aWasher(), aDoor({ cases: [aCase()] }))
  await expect.element(door.getByText('No one is there')).toBeVisible()
  await expect.element(door.getByText(/^Wait until .+: 8:\d\d left$/)).toBeVisible()
  await expect.element(door.getByText('Location: 12 m from the door')).toBeVisible()
  await expect.element(door.getByText('Rings: 1 of 2. Ring below.')).toBeVisible()
  await hasJoined(orderChannel(id))
  server.door = aDoor({ cases: [aCase({ calls: 2 })] })
  broadcast(orderChannel(id), 'door-changed', { order_id: id })
  await expect.element(door.getByText('Rings: 2 of 2. Ring below.')).toBeVisible()
})

/** What the Washer reports from the door. */
function openReporting(): unknown[] {
  const bodies: unknown[] = []
  open(aWasher(), aDoor(), [
    answer(uploadHandoverPhoto, { success: true, data: { url: '/api/media/door' } }),
    answerBy(openDoorCase, async ({ request }) => {
      bodies.push(await request.json())
      return { success: true, data: aDoor() }
    }),
  ])
  return bodies
}

it('asks the Washer for a photo before the wait, and not in danger', async () => {
  const bodies = openReporting()
  await door.getByRole('button', { name: 'I’m at the door but cannot hand over' }).click()
  const dialog = page.getByRole('dialog', { name: 'At the door' })
  await expect.element(dialog.getByText(/^Then wait 10 minutes and ring 2 times\./)).toBeVisible()
  await dialog.getByRole('button', { name: 'Start waiting' }).click()
  await expect.element(dialog.getByText('Take a photo of the door.')).toBeVisible()
  expect(bodies).toEqual([])
  await userEvent.selectOptions(dialog.getByLabelText('What is the problem?'), 'It is not safe')
  await expect.element(dialog.getByText(/^Leave now\./)).toBeVisible()
})

it('sends the photo that was chosen, where the press comes before it is read', async () => {
  const bodies = openReporting()
  const found = vi.spyOn(navigator.geolocation, 'getCurrentPosition')
  found.mockImplementation((_, onError) => onError?.({ code: 3 } as GeolocationPositionError))
  await door.getByRole('button', { name: 'I’m at the door but cannot hand over' }).click()
  const dialog = page.getByRole('dialog', { name: 'At the door' })
  const letGo = delayPictures()
  await userEvent.upload(dialog.getByLabelText('Photo file'), await aPicture(1))
  await dialog.getByRole('button', { name: 'Start waiting' }).click()
  letGo()
  await expect.poll(() => bodies).toEqual([{ kind: 'absent', photo: '/api/media/door' }])
  found.mockRestore()
})

it.each<[string, typeof navigator.geolocation.getCurrentPosition]>([
  ['finds no position', (_, onError) => onError?.({ code: 3 } as GeolocationPositionError)],
  ['never answers', () => undefined],
])('leaves the arrival to the server where the phone %s', async (_, find) => {
  const bodies = openReporting()
  const found = vi.spyOn(navigator.geolocation, 'getCurrentPosition')
  found.mockImplementation(find)
  await door.getByRole('button', { name: 'I’m at the door but cannot hand over' }).click()
  const dialog = page.getByRole('dialog', { name: 'At the door' })
  await userEvent.selectOptions(dialog.getByLabelText('What is the problem?'), 'It is not safe')
  await dialog.getByRole('button', { name: 'Report and leave' }).click()
  await expect.poll(() => bodies).toEqual([{ kind: 'unsafe' }])
  found.mockRestore()
})

it.each([
  ['the customer', aCustomer()],
  ['the Washer', aWasher()],
])('shows %s what ended the order at the door', async (_, user) => {
  const refused = { kind: 'refused', outcome: 'pickup_failed', closed_at: new Date().toISOString() } as const
  const cancelled = anOrder({ status: 'cancelled', accepted_at: new Date().toISOString() })
  open(user, aDoor({ stage: null, cases: [aCase(refused)] }), [], cancelled)
  await expect.element(page.getByText('This order was cancelled')).toBeVisible()
  await expect.element(door.getByText('At the door: The handover is refused')).toBeVisible()
})

it('lets the customer come, with the fee and the time that is left', async () => {
  const bodies: unknown[] = []
  open(aCustomer(), aDoor({ cases: [aCase()] }), [
    answerBy(answerDoor, async ({ request }) => {
      bodies.push(await request.json())
      return { success: true, data: aDoor({ extensions_left: 0 }) }
    }),
  ])
  await expect.element(door.getByText(pricedPattern('Otherwise the trip fee is $5.00\\.'))).toBeVisible()
  await door.getByRole('button', { name: 'I’m coming: 5 more minutes' }).click()
  await expect.poll(() => bodies).toEqual([{ answer: 'coming' }])
})

it('shows the customer that the answer came too late', async () => {
  const message = 'This has already been decided.'
  open(aCustomer(), aDoor({ cases: [aCase()] }), [refuse(answerDoor, { status: 409, code: 'door_ended', message })])
  await door.getByRole('button', { name: 'I’m coming: 5 more minutes' }).click()
  await expect.element(door.getByText(message)).toBeVisible()
})

it('shows both how it was decided, and asks a person', async () => {
  const bodies: unknown[] = []
  open(aCustomer(), aDoor({ cases: [decided] }), [
    answerBy(appealDoorCase, async ({ request }) => {
      bodies.push(await request.json())
      return { success: true, data: aDoor() }
    }),
  ])
  await expect.element(door.getByText(priced('Trip fee: $4.00. The Washer receives it.'))).toBeVisible()
  await door.getByText('This is not right').click()
  await door.getByRole('button', { name: 'Ask our team' }).click()
  await expect.element(door.getByText('Please describe what happened.')).toBeVisible()
  const text = 'I stood behind the door all the time.'
  await door.getByLabelText('What happened?').fill(text)
  await door.getByRole('button', { name: 'Ask our team' }).click()
  await expect.poll(() => bodies).toEqual([{ text }])
})

it('shows why another door is not possible', async () => {
  const paused = ['Orders are paused here right now.', 'The harbour is flooded.']
  open(aCustomer(), aDoor({ cases: [aCase()] }), [
    refuse(answerDoor, { status: 422, message: 'Please check the marked fields.', errors: { place: paused } }),
  ])
  await door.getByLabelText('Another door, where you are now').fill('14 Jalan Alor')
  await door.getByRole('button', { name: 'Share my location' }).click()
  await expect.element(door.getByText(paused.join(' '))).toBeVisible()
  await expect.element(door.getByText(/price and promise stay the same/)).toBeVisible()
})

it('lets the customer allow a safe spot and choose when the laundry comes again', async () => {
  const bodies: { answer: string }[] = []
  open(aCustomer(), aDoor({ stage: 'return', cases: [decided] }), [
    answerBy(answerDoor, async ({ request }) => {
      bodies.push((await request.json()) as { answer: string })
      return { success: true, data: aDoor() }
    }),
  ])
  await door.getByText('Not at the door in time?').click()
  await door.getByLabelText('Safe spot').fill('Behind the gate')
  await door.getByRole('button', { name: 'Allow this spot' }).click()
  await expect.poll(() => bodies).toEqual([{ answer: 'safe_spot', spot: 'Behind the gate' }])
  await userEvent.selectOptions(door.getByLabelText('Bring it again'), 'In 4 hours')
  await expect.poll(() => bodies.at(-1)?.answer).toBe('return_at')
})
