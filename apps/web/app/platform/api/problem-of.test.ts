import { placeOrder } from '@washline/contract/orders/endpoints'
import { orderRefusals } from '@washline/contract/orders/refusals'
import { platformRefusals } from '@washline/contract/platform/refusals'
import type { RefusalDefinition } from '@washline/contract/refusal'
import { describe, expect, it } from 'vitest'
import { ApiError } from './api-error.ts'
import { NetworkError } from './network-error.ts'
import { problemOf } from './problem-of.ts'

const quote = { estimated_value: 24.5, service_fee: 3, coverage_fee: 0, wallet: 0, total: 27.5 }

const refused = ({ status, code }: RefusalDefinition, fields: object = {}) =>
  new ApiError({ status, reason: 'The reason.', errors: {}, problem: { success: false, code, ...fields } })

describe('the problem of a call', () => {
  it('has the fields of its code', () => {
    const problem = problemOf(placeOrder, refused(orderRefusals.quoteChanged, { quote }))
    expect(problem).toEqual({ code: 'quote_changed', status: 409, message: 'The reason.', errors: {}, quote })
    expect(problem?.code === orderRefusals.quoteChanged.code && problem.quote.total).toBe(27.5)
  })

  it('is one that follows from the shape of the call as well', () => {
    expect(problemOf(placeOrder, refused(platformRefusals.unauthenticated))?.status).toBe(401)
  })

  it.each([
    [
      'a page of somebody else between here and the server',
      new ApiError({ status: 502, reason: 'Bad gateway', errors: {}, problem: {} }),
    ],
    ['no answer', new NetworkError('gone')],
    ['a fault of this code', new TypeError('undefined is not a function')],
  ])('is unknown with %s', (_, error) => {
    expect(problemOf(placeOrder, error)).toBeUndefined()
  })
})
