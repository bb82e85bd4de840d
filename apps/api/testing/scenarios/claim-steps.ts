import * as consoleClaims from '@washline/contract/claims/console-endpoints'
import * as claims from '@washline/contract/claims/endpoints'
import { plainPhoto } from '../../src/scanning/builders.ts'
import { photoForm, type TestApp } from '../harness/start-app.ts'
import type { ScenarioValues, Step } from './step.ts'

const description = 'The collar has a brown stain that was not there before'

/** A claim about the order that was lived to its end: rejected by an operator, appealed, and approved in the end. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: a list of calls in the order in which they are made
export function claimSteps(app: TestApp, values: ScenarioValues): readonly Step[] {
  const ofOrder = () => ({ params: { id: values.order } })
  const ofClaim = () => ({ params: { id: values.claim } })
  const learnDecisions: Step['learn'] = ({ data }) => {
    values.decisions = data.decisions
  }
  const readCase = (): Step => ({
    endpoint: consoleClaims.getConsoleClaim,
    by: 'operator',
    request: ofClaim,
    learn: learnDecisions,
  })
  return [
    {
      endpoint: claims.getClaimForm,
      by: 'customer',
      request: ofOrder,
      learn: ({ data }) => {
        values.claimItem = data.items[0].item_id
      },
    },
    {
      endpoint: claims.uploadClaimPhoto,
      by: 'customer',
      request: () => ({ ...ofOrder(), form: photoForm(plainPhoto) }),
      learn: ({ data }) => {
        values.claimPhoto = data.id
      },
    },
    {
      endpoint: claims.submitClaim,
      by: 'customer',
      request: () => ({
        body: {
          order_id: values.order,
          description: description,
          items: [
            {
              item_id: values.claimItem,
              problem: 'stained',
              quantity: 1,
              retail_value_minor: 9_000,
              age_months: 6,
              condition: 'good',
            },
          ],
          photo_ids: [values.claimPhoto],
        },
      }),
      again: 422,
      learn: async ({ data }) => {
        values.claim = data.id
        await app.claims.assess(data.id)
      },
    },
    { endpoint: claims.listClaims, by: 'customer', strangers: 'own' },
    { endpoint: claims.getClaim, by: 'customer', also: 'washer', request: ofClaim },
    {
      endpoint: claims.uploadReplyPhoto,
      by: 'washer',
      also: 'customer',
      request: () => ({ ...ofClaim(), form: photoForm(plainPhoto) }),
      learn: ({ data }) => {
        values.replyPhoto = data.id
      },
    },
    {
      endpoint: claims.replyToClaim,
      by: 'washer',
      also: 'customer',
      request: () => ({
        ...ofClaim(),
        body: { text: 'It was there when I counted it in.', photo_ids: [values.replyPhoto] },
      }),
      again: 409,
    },
    { endpoint: consoleClaims.listConsoleClaims, by: 'operator' },
    readCase(),
    {
      endpoint: consoleClaims.decideConsoleClaim,
      by: 'operator',
      request: () => ({
        ...ofClaim(),
        body: { decision: 'reject', reason: 'The stain is on the scan', decisions: values.decisions },
      }),
      again: 409,
    },
    {
      endpoint: claims.appealClaim,
      by: 'customer',
      also: 'washer',
      request: () => ({ ...ofClaim(), body: { text: 'The scan shows another shirt, look again.' } }),
      again: 409,
    },
    readCase(),
    {
      endpoint: consoleClaims.decideConsoleClaim,
      by: 'operator',
      request: () => ({
        ...ofClaim(),
        body: {
          decision: 'approve',
          amount_minor: 1_200,
          liable_party: 'washer',
          reason: 'It is another shirt indeed',
          decisions: values.decisions,
        },
      }),
      again: 409,
    },
  ]
}
