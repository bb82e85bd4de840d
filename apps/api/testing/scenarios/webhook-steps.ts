import * as market from '@washline/contract/webhooks/console-endpoints'
import * as webhooks from '@washline/contract/webhooks/endpoints'
import type { ScenarioValues, Step } from './step.ts'

const url = 'https://receiver.example.com/washline'
const reason = 'For the accounting of the market'
const since = '2026-01-01T00:00:00.000Z'

/** A customer's webhook and the market's, from its first event to its end. Nothing is sent: the product has not started. */
export function webhookSteps(values: ScenarioValues): readonly Step[] {
  const made = { url, event_types: ['payout.settled'] }
  const learnWebhook: Step['learn'] = ({ data }) => {
    values.webhook = data.id
  }
  const learnDelivery: Step['learn'] = ({ data }) => {
    values.delivery = data.delivery_id
  }
  const params = () => ({ id: values.webhook })
  const ofDelivery = () => ({ params: { ...params(), delivery: values.delivery } })
  /** What waits is given up, so that it can be replayed. */
  const turn = (endpoint: Step['endpoint'], by: 'customer' | 'operator', more: object): Step[] =>
    [false, true].map((enabled) => ({
      endpoint,
      by,
      request: () => ({ params: params(), body: { enabled, ...more } }),
    }))
  return [
    {
      endpoint: webhooks.makeWebhook,
      by: 'customer',
      request: () => ({ body: made }),
      strangers: 'own',
      learn: learnWebhook,
    },
    { endpoint: webhooks.listWebhooks, by: 'customer', strangers: 'own' },
    { endpoint: webhooks.rotateWebhookSecret, by: 'customer', request: () => ({ params: params() }) },
    { endpoint: webhooks.sendTestEvent, by: 'customer', request: () => ({ params: params() }), learn: learnDelivery },
    ...turn(webhooks.changeWebhook, 'customer', {}),
    { endpoint: webhooks.replayDelivery, by: 'customer', request: ofDelivery, again: 409 },
    {
      endpoint: webhooks.replayFailed,
      by: 'customer',
      request: () => ({ params: params(), body: { since } }),
      again: 200,
    },
    { endpoint: webhooks.listDeliveries, by: 'customer', request: () => ({ params: params() }) },
    { endpoint: webhooks.deleteWebhook, by: 'customer', request: () => ({ params: params() }), again: 404 },

    {
      endpoint: market.makeMarketWebhook,
      by: 'operator',
      request: () => ({ body: { ...made, reason } }),
      learn: learnWebhook,
    },
    { endpoint: market.listMarketWebhooks, by: 'operator' },
    { endpoint: market.rotateMarketSecret, by: 'operator', request: () => ({ params: params(), body: { reason } }) },
    { endpoint: market.sendMarketTest, by: 'operator', request: () => ({ params: params() }), learn: learnDelivery },
    ...turn(market.changeMarketWebhook, 'operator', { reason }),
    { endpoint: market.replayMarketDelivery, by: 'operator', request: ofDelivery, again: 409 },
    { endpoint: market.replayMarketFailed, by: 'operator', request: () => ({ params: params(), body: { since } }) },
    { endpoint: market.listMarketDeliveries, by: 'operator', request: () => ({ params: params() }) },
    {
      endpoint: market.deleteMarketWebhook,
      by: 'operator',
      request: () => ({ params: params(), body: { reason } }),
      again: 404,
    },
  ]
}
