import * as claims from '@washline/contract/claims/endpoints'
import * as opsClaims from '@washline/contract/claims/ops-endpoints'
import { plainPhoto } from '../../../scanning/builders.ts'
import { photoForm, type TestApp } from '../start-app.ts'
import type { Known, Step } from './step.ts'

const words = 'The collar has a brown stain that was not there before'

/** A claim about the order that was lived to its end: rejected by an operator, appealed, and approved in the end. */
export function claimSteps(app: TestApp, known: Known): readonly Step[] {
  const ofOrder = () => ({ params: { id: known.order } })
  const ofClaim = () => ({ params: { id: known.claim } })
  const learnDecisions: Step['learn'] = ({ data }) => {
    known.decisions = data.decisions
  }
  const look = (): Step => ({
    endpoint: opsClaims.getOpsClaim,
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
        known.claimItem = data.items[0].item_id
      },
    },
    {
      endpoint: claims.uploadClaimPhoto,
      by: 'customer',
      request: () => ({ ...ofOrder(), form: photoForm(plainPhoto) }),
      learn: ({ data }) => {
        known.claimPhoto = data.id
      },
    },
    {
      endpoint: claims.submitClaim,
      by: 'customer',
      request: () => ({
        body: {
          order_id: known.order,
          description: words,
          items: [
            {
              item_id: known.claimItem,
              problem: 'stained',
              quantity: 1,
              retail_value: 90,
              age_months: 6,
              condition: 'good',
            },
          ],
          photo_ids: [known.claimPhoto],
        },
      }),
      again: 422,
      learn: async ({ data }) => {
        known.claim = data.id
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
        known.replyPhoto = data.id
      },
    },
    {
      endpoint: claims.replyToClaim,
      by: 'washer',
      also: 'customer',
      request: () => ({
        ...ofClaim(),
        body: { text: 'It was there when I counted it in.', photo_ids: [known.replyPhoto] },
      }),
      again: 409,
    },
    { endpoint: opsClaims.listOpsClaims, by: 'operator' },
    look(),
    {
      endpoint: opsClaims.decideOpsClaim,
      by: 'operator',
      request: () => ({
        ...ofClaim(),
        body: { decision: 'reject', reason: 'The stain is on the scan', decisions: known.decisions },
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
    look(),
    {
      endpoint: opsClaims.decideOpsClaim,
      by: 'operator',
      request: () => ({
        ...ofClaim(),
        body: {
          decision: 'approve',
          amount: 12,
          borne_by: 'washer',
          reason: 'It is another shirt indeed',
          decisions: known.decisions,
        },
      }),
      again: 409,
    },
  ]
}
