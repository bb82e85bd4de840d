import { toOrderId } from '@washline/contract/ids'
import { minor, toMajor } from '@washline/contract/money'
import { getOrder } from '@washline/contract/orders/endpoints'
import type { Order } from '@washline/contract/orders/schemas'
import { sendPosition } from '@washline/contract/washers/endpoints'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import type { SessionUser } from '../../platform/session/session-user.ts'
import { anAcceptedOrder } from '../../platform/testing/an-order.ts'
import { answer, answerBy } from '../../platform/testing/answer.ts'
import { aCustomer, aWasher } from '../../platform/testing/people.ts'
import { renderRoute } from '../../platform/testing/render-route.tsx'

const open = (user: SessionUser, changes: Partial<Order>) =>
  renderRoute('/pickup-in-progress?order=100482', {
    user,
    handlers: [
      answer(sendPosition, { success: true }),
      answerBy(getOrder, () => ({
        success: true,
        data: anAcceptedOrder({ rewash_of: toOrderId(100_400), ...changes }),
      })),
    ],
  })

it('shows the customer that it is free, and what is refunded where they cannot wait', async () => {
  open(aCustomer(), { total: toMajor(minor(0)) })
  await expect.element(page.getByText('Cancelling is free right now.')).toBeVisible()
  await expect.element(page.getByText('Free second wash of WL-100400')).toBeVisible()
  await expect.element(page.getByText(/cancel it: 50% of the price/)).toBeVisible()
})

it.each([
  [0, 'It is not paid, because your first wash did not come out clean.'],
  [850, 'The customer pays nothing. You are paid as usual.'],
])('shows the Washer what it pays, and no way to change its list: %d', async (pay, text) => {
  open(aWasher(), { net_pay: toMajor(minor(pay)) })
  await expect.element(page.getByText(text)).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Adjust Item List' })).not.toBeInTheDocument()
})
