import { creditConsolePerson, getConsolePersonMoney, listConsolePeople } from '@washline/contract/console/endpoints'
import { getConsolePerson } from '@washline/contract/console/timelines'
import { getSecondFactor } from '@washline/contract/identity/second-factor-endpoints'
import { toUserId } from '@washline/contract/ids'
import { minor } from '@washline/contract/money'
import type { RequestHandler } from 'msw'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { answer, answerBy, refuse } from '../../../platform/testing/answer.ts'
import { anOperator } from '../../../platform/testing/people.ts'
import { priced } from '../../../platform/testing/priced.ts'
import { renderRoute } from '../../../platform/testing/render-route.tsx'

const at = '2026-11-01T08:00:00.000Z'
const person = { id: 100_001, name: 'Mei Tan', email: 'mei@example.test', is_washer: false, is_operator: false }
const money = answer(getConsolePersonMoney, {
  success: true,
  data: {
    person: { ...person, created_at: at },
    wallet_minor: 0,
    earnings: { pending_minor: 0, available_minor: 0, reserved_minor: 0 },
    deposit_minor: 0,
    cash_outs: [],
    entries: [],
    next_cursor: null,
    actions: 2,
  },
} as never)
const open = (...handlers: RequestHandler[]) =>
  renderRoute('/ops?tab=people&id=100001', {
    user: anOperator(),
    handlers: [
      ...handlers,
      money,
      answer(getConsolePerson, {
        success: true,
        data: {
          person: {
            ...person,
            id: toUserId(person.id),
            phone_number: '',
            language: null,
            joined_at: at,
            left_at: null,
          },
          washer: null,
          orders: [],
          ratings: [],
          claims: [],
          notifications: [],
          audit: [],
        },
      }),
      answer(listConsolePeople, { success: true, data: { people: [], next_cursor: null } }),
      answer(getSecondFactor, {
        success: true,
        data: { since: at, recovery_codes_left: 10, proven: true },
      }),
    ],
  })
const dialog = page.getByRole('dialog', { name: 'Credit' })
const fill = async (order: string) => {
  await page.getByRole('button', { name: 'Credit' }).click()
  await dialog.getByLabelText('Amount', { exact: true }).fill('4')
  await dialog.getByLabelText('Reason').fill('A shirt came back damp')
  await dialog.getByLabelText('Order number').fill(order)
  await dialog.getByRole('button', { name: 'Continue' }).click()
}

it.each([
  ['WL-100482', 100_482],
  ['100482', 100_482],
  ['', undefined],
])('credits for the order "%s", after it was shown once more', async (order, order_id) => {
  const bodies: unknown[] = []
  open(
    answerBy(creditConsolePerson, async ({ request }) => {
      bodies.push(await request.json())
      return { success: true, data: { wallet_minor: minor(400) } }
    }),
  )
  await fill(order)
  if (order_id) await expect.element(dialog.getByText('WL-100482')).toBeVisible()
  await dialog.getByRole('button', { name: priced('Credit $4.00') }).click()
  await expect.element(page.getByText(priced('Credited. The wallet balance is $4.00.')).first()).toBeVisible()
  expect(bodies).toEqual([
    { amount_minor: 400, reason: 'A shirt came back damp', actions: 2, ...(order_id && { order_id }) },
  ])
})

it('shows an invalid or foreign order number at its field, and keeps the typed values', async () => {
  const message = 'This order does not belong to this person.'
  open(refuse(creditConsolePerson, { status: 422, message, errors: { order_id: [message] } }))
  await fill('the last one')
  await expect.element(dialog.getByText('An order number looks like WL-100001.')).toBeVisible()
  await dialog.getByLabelText('Order number').fill('wl-100483')
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await dialog.getByRole('button', { name: priced('Credit $4.00') }).click()
  await expect.element(dialog.getByText(message)).toBeVisible()
  await expect.element(dialog.getByLabelText('Order number')).toHaveValue('wl-100483')
})
