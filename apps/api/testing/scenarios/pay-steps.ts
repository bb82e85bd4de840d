import * as earnings from '@washline/contract/earnings/endpoints'
import * as orders from '@washline/contract/orders/endpoints'
import { reorder } from '@washline/contract/orders/reorder'
import * as payments from '@washline/contract/payments/endpoints'
import * as washers from '@washline/contract/washers/endpoints'
import type { ScenarioValues, Step } from './step.ts'

const proof = { current_password: 'long enough' }
const month = () => new Date().toISOString().slice(0, 7)

/** What comes of a completed order: its receipt, the same once more, a tip, the Washer's pay, and another Washer who stops. */
export function paySteps(values: ScenarioValues): readonly Step[] {
  const request = () => ({ params: { id: values.order } })
  const ofCaller = (endpoint: Step['endpoint']): Step => ({ endpoint, by: 'washer', strangers: 'own' })
  return [
    { endpoint: orders.getReceipt, by: 'customer', also: 'washer', request },
    { endpoint: reorder, by: 'customer', request },
    {
      endpoint: orders.tipWasher,
      by: 'customer',
      request: () => ({ ...request(), body: { amount_minor: 1_500, payment_method_id: values.card } }),
    },
    {
      endpoint: payments.answerSandboxBank,
      by: 'customer',
      request: () => ({ body: { client_secret: 'pi_nobody_secret_x', outcome: 'approve' } }),
      answers: 404,
    },
    {
      endpoint: payments.setSandboxBankAccount,
      by: 'washer',
      request: () => ({ body: { account_number: '000123456789', ...proof } }),
      strangers: 'own',
    },
    { ...ofCaller(earnings.linkPayoutAccount), request: () => ({ body: proof }) },
    ofCaller(earnings.getPayoutAccount),
    ofCaller(earnings.getEarnings),
    ofCaller(earnings.getEarningsOverTime),
    ofCaller(washers.getWasherStats),
    {
      endpoint: earnings.requestCashOut,
      by: 'washer',
      request: () => ({ body: { amount_minor: 1_500 } }),
      strangers: 'own',
      again: 409,
    },
    ofCaller(earnings.listCashOuts),
    { ...ofCaller(earnings.getStatement), request: () => ({ query: { month: month() } }) },
    { ...ofCaller(earnings.downloadStatement), request: () => ({ query: { month: month() } }) },
    { endpoint: washers.getClosing, by: 'otherWasher', strangers: 'own' },
    { endpoint: washers.closeWasher, by: 'otherWasher', also: ['formerWasher', 'loser'], except: { washer: 409 } },
  ]
}
