import { listRequests } from '@washline/contract/dispatch/endpoints'
import { listActiveWasherOrders, listOrders, listWasherOrders } from '@washline/contract/orders/list-endpoints'
import { getVerification } from '@washline/contract/verification/endpoints'
import { getWasherSummary } from '@washline/contract/washers/endpoints'
import { answer, refuse } from './answer.ts'

const nothing = { success: true as const, data: [], next_cursor: null }

/** Answers for the home screen and the order history, where a test leaves its own screen for them. */
export const elsewhere = [
  answer(listOrders, nothing),
  answer(listWasherOrders, nothing),
  answer(listActiveWasherOrders, { success: true, data: [] }),
  answer(listRequests, { success: true, data: [] }),
  answer(getVerification, { success: true, data: { verified: true, steps: [], suspension: null } }),
  refuse(getWasherSummary, { status: 404, message: 'Not found.' }),
]
