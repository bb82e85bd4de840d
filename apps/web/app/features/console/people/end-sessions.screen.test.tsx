import { getConsolePersonMoney, listConsolePeople } from '@washline/contract/console/endpoints'
import { consoleRefusals } from '@washline/contract/console/refusals'
import { endConsoleSessions, getConsolePerson } from '@washline/contract/console/timelines'
import { getSecondFactor } from '@washline/contract/identity/second-factor-endpoints'
import { toUserId } from '@washline/contract/ids'
import { minor } from '@washline/contract/money'
import type { RequestHandler } from 'msw'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { answer, answerBy, refuse } from '../../../platform/testing/answer.ts'
import { anOperator } from '../../../platform/testing/people.ts'
import { renderRoute } from '../../../platform/testing/render-route.tsx'

const at = '2026-11-01T08:00:00.000Z'
const mei = { id: toUserId(100_001), name: 'Mei Tan', email: 'mei@example.test', is_washer: false, is_operator: false }
const person = { ...mei, phone_number: '', language: null, joined_at: at, left_at: null }
const none = { washer: null, orders: [], ratings: [], claims: [], notifications: [], audit: [] }
const open = async (left_at: string | null, ...handlers: RequestHandler[]) => {
  renderRoute('/ops?tab=people&id=100001', {
    user: anOperator(),
    handlers: [
      ...handlers,
      answer(getConsolePerson, { success: true, data: { person: { ...person, left_at }, ...none } }),
      answer(getConsolePersonMoney, {
        success: true,
        data: {
          person: { ...mei, created_at: at },
          wallet_minor: minor(0),
          earnings: { pending_minor: minor(0), available_minor: minor(0), reserved_minor: minor(0) },
          deposit_minor: minor(0),
          cash_outs: [],
          entries: [],
          next_cursor: null,
          actions: 0,
        },
      } as never),
      answer(listConsolePeople, { success: true, data: { people: [], next_cursor: null } }),
      answer(getSecondFactor, { success: true, data: { since: at, recovery_codes_left: 10, proven: true } }),
    ],
  })
  // Opened by itself, since no money has moved.
  await expect.element(page.getByRole('tab', { name: 'Timeline' })).toHaveAttribute('aria-selected', 'true')
}
const timeline = page.getByRole('region', { name: 'Timeline' })
const button = timeline.getByRole('button', { name: 'Sign out everywhere' })
const dialog = page.getByRole('dialog', { name: 'Sign out everywhere' })
const submit = async () => {
  await button.click()
  await dialog.getByLabelText('Reason').fill('The phone was stolen')
  await dialog.getByRole('button', { name: 'Sign out everywhere' }).click()
}

it('signs a person out everywhere, with a reason that the person may read', async () => {
  const bodies: unknown[] = []
  await open(
    null,
    answerBy(endConsoleSessions, async ({ request }) => {
      bodies.push(await request.json())
      return { success: true, data: { sessions: 2 } }
    }),
  )
  await submit()
  await expect.poll(() => bodies).toEqual([{ reason: 'The phone was stolen' }])
  await expect.element(dialog).not.toBeInTheDocument()
})

it('shows that the person is signed in nowhere, and keeps the reason', async () => {
  await open(null, refuse(endConsoleSessions, consoleRefusals.notSignedIn))
  await submit()
  await expect.element(dialog.getByText('This person is not signed in anywhere.')).toBeVisible()
  await expect.element(dialog.getByLabelText('Reason')).toHaveValue('The phone was stolen')
})

it('is not offered for somebody who has left', async () => {
  await open(at)
  await expect.element(timeline.getByText('Left', { exact: true })).toBeVisible()
  await expect.element(button).not.toBeInTheDocument()
})
