import { toOrderId } from '@washline/contract/ids'
import { deleteDraft, getOrder, getQuote } from '@washline/contract/orders/endpoints'
import { listOrders } from '@washline/contract/orders/list-endpoints'
import { orderMessages } from '@washline/contract/orders/messages'
import { orderRefusals } from '@washline/contract/orders/refusals'
import type { OrderSummary } from '@washline/contract/orders/summary'
import { getTrainingConsent } from '@washline/contract/orders/training'
import { HttpResponse, http, type RequestHandler } from 'msw'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { aDraft } from '../../platform/testing/a-draft.ts'
import { aQuote } from '../../platform/testing/a-quote.ts'
import { anOrderCard } from '../../platform/testing/an-order-card.ts'
import { answer, answerBy, refuse, unreachable } from '../../platform/testing/answer.ts'
import { aCustomer } from '../../platform/testing/people.ts'
import { renderRoute } from '../../platform/testing/render-route.tsx'

const draftCard = anOrderCard({ id: toOrderId(100_001), status: 'draft', provider: null })

function aServer() {
  const deleted: string[] = []
  return {
    deleted,
    handlers: [
      answerBy(listOrders, () => (deleted.length ? listed() : listed(draftCard))),
      answerBy(deleteDraft, ({ params }) => {
        deleted.push(String(params.id))
        return { success: true }
      }),
    ],
  }
}
const listed = (...data: OrderSummary[]) => ({ success: true as const, data, next_cursor: null })
const openHistory = (...handlers: RequestHandler[]) => renderRoute('/order-history', { user: aCustomer(), handlers })
const press = (name: string | RegExp) => page.getByRole('button', { name }).click()
const dialog = () => page.getByRole('dialog', { name: 'Delete this draft?' })

it('deletes a draft of the history after a question', async () => {
  const { deleted, handlers } = aServer()
  openHistory(...handlers)
  await press('Delete draft WL-100001')
  await dialog().getByRole('button', { name: 'Keep it' }).click()
  await expect.element(dialog()).not.toBeInTheDocument()
  expect(deleted).toEqual([])
  await press('Delete draft WL-100001')
  await dialog().getByRole('button', { name: 'Delete draft' }).click()
  await expect.element(page.getByText('No orders found.')).toBeVisible()
  await expect.element(page.getByText('Draft deleted.').first()).toBeVisible()
  expect(deleted).toEqual(['100001'])
})

it('offers it for no other order', async () => {
  openHistory(answer(listOrders, { success: true, data: [anOrderCard()], next_cursor: null }))
  await expect.element(page.getByText('WL-100482')).toBeVisible()
  expect(page.getByRole('button', { name: /Delete draft/ }).query()).toBeNull()
})

it('counts a draft that is gone already as deleted', async () => {
  const { handlers } = aServer()
  openHistory(refuse(deleteDraft, { status: 404, message: 'Not found.' }), ...handlers)
  await press('Delete draft WL-100001')
  await dialog().getByRole('button', { name: 'Delete draft' }).click()
  await expect.element(page.getByText('Draft deleted.').first()).toBeVisible()
})

it('shows why a draft that was placed meanwhile stays, and its new status', async () => {
  const { code } = orderRefusals.wrongStatus
  let isPlaced = false
  openHistory(
    answerBy(listOrders, () => listed(anOrderCard({ ...draftCard, status: isPlaced ? 'pending' : 'draft' }))),
    http.delete(deleteDraft.path, () => {
      isPlaced = true
      return HttpResponse.json({ success: false, code, message: orderMessages.wrongStatus }, { status: 409 })
    }),
  )
  await press('Delete draft WL-100001')
  await dialog().getByRole('button', { name: 'Delete draft' }).click()
  await expect.element(page.getByText(orderMessages.wrongStatus)).toBeVisible()
  await expect.element(dialog()).not.toBeInTheDocument()
  await expect.element(page.getByRole('link', { name: /WL-100001/ }).getByText('Pending')).toBeVisible()
})

it('keeps the question open without a network', async () => {
  const { handlers } = aServer()
  openHistory(unreachable(deleteDraft), ...handlers)
  await press('Delete draft WL-100001')
  await dialog().getByRole('button', { name: 'Delete draft' }).click()
  await expect.element(dialog().getByRole('alert')).toBeVisible()
})

it('deletes the draft from its estimate and leaves to the history', async () => {
  const { deleted, handlers } = aServer()
  const app = renderRoute('/price-estimation?order=100001', {
    user: aCustomer(),
    handlers: [
      ...handlers,
      answer(getOrder, { success: true, data: aDraft() }),
      answer(getQuote, { success: true, data: aQuote() }),
      answer(getTrainingConsent, { success: true, data: { consents: true } }),
    ],
  })
  await press('Delete draft WL-100001')
  await dialog().getByRole('button', { name: 'Delete draft' }).click()
  await expect.poll(app.path).toBe('/order-history')
  expect(deleted).toEqual(['100001'])
})
