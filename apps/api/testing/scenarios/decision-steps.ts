import * as ops from '@washline/contract/dispatch/console-endpoints'
import * as decisions from '@washline/contract/dispatch/explanations'
import type { ScenarioValues, Step } from './step.ts'

/** The Washer reads why they were asked, asks a person about it, and an operator answers. */
export function decisionSteps(values: ScenarioValues): readonly Step[] {
  const ofAppeal = () => ({ params: { id: values.offerAppeal } })
  return [
    { endpoint: decisions.listOfferDecisions, by: 'washer', strangers: 'own' },
    {
      endpoint: decisions.appealOfferDecision,
      by: 'washer',
      request: () => ({ params: { id: values.offer }, body: { text: 'Why was I asked so late for this one?' } }),
      again: 409,
    },
    {
      endpoint: ops.listConsoleOfferAppeals,
      by: 'operator',
      learn: ({ data }) => {
        values.offerAppeal = data.appeals[0].id
      },
    },
    { endpoint: ops.getConsoleOfferAppeal, by: 'operator', request: ofAppeal },
    {
      endpoint: ops.answerConsoleOfferAppeal,
      by: 'operator',
      request: () => ({
        ...ofAppeal(),
        body: { outcome: 'right', reason: 'Two Washers were nearer and were asked first.' },
      }),
      again: 409,
    },
  ]
}
