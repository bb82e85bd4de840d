import * as care from '@washline/contract/care/endpoints'
import { usualCare } from '@washline/contract/care/schemas'
import * as directory from '@washline/contract/directory/endpoints'
import * as training from '@washline/contract/orders/training'
import * as ratings from '@washline/contract/ratings/endpoints'
import * as ratingReports from '@washline/contract/ratings/report-endpoints'
import * as safety from '@washline/contract/safety/endpoints'
import * as sharing from '@washline/contract/sharing/endpoints'
import * as ties from '@washline/contract/ties/endpoints'
import { sql } from '../../db/sql.ts'
import type { TestApp } from '../start-app.ts'
import type { People } from './people.ts'
import type { Known, Step } from './step.ts'

const note = 'Looked into and settled'

/** How the laundry is treated, who follows it, and what the two people set towards each other, by the order's stages. */
export function tieSteps(app: TestApp, known: Known, { washer, customer }: People) {
  const ofOrder = () => ({ params: { id: known.order } })
  const ofWasher = () => ({ params: { id: washer.id } })
  const draft: Step[] = [
    {
      endpoint: care.savePreferences,
      by: 'customer',
      request: () => ({ body: { ...usualCare, allergies: 'Lavender' } }),
      strangers: 'own',
    },
    { endpoint: care.getPreferences, by: 'customer', strangers: 'own' },
    { endpoint: training.getTraining, by: 'customer', strangers: 'own' },
    {
      endpoint: training.saveTraining,
      by: 'customer',
      strangers: 'own',
      request: () => ({ body: { consents: true } }),
    },
    {
      endpoint: care.saveOrderCare,
      by: 'customer',
      request: () => ({ ...ofOrder(), body: { ...usualCare, finish: 'hang' } }),
    },
  ]
  const running: Step[] = [
    {
      endpoint: sharing.makeGuestLink,
      by: 'customer',
      request: ofOrder,
      learn: ({ data }) => {
        known.guest = data.path.split('/').at(-1)
      },
    },
    { endpoint: sharing.getGuestLinks, by: 'customer', request: ofOrder },
    { endpoint: sharing.getGuestOrder, by: 'guest', request: () => ({ params: { token: known.guest } }) },
    { endpoint: sharing.revokeGuestLinks, by: 'customer', request: ofOrder },
    { endpoint: care.getOrderCare, by: 'customer', also: 'washer', request: ofOrder },
    {
      endpoint: care.tickCare,
      by: 'washer',
      request: () => ({ ...ofOrder(), body: { ticked: ['finish'] } }),
    },
  ]
  const rated: Step[] = [
    {
      endpoint: ratings.answerRating,
      by: 'washer',
      request: () => ({ params: { id: known.rating }, body: { answer: 'Gladly again.' } }),
      again: 409,
    },
    {
      endpoint: ratingReports.reportRating,
      by: 'otherCustomer',
      request: () => ({ params: { id: known.rating }, body: { about: 'answer', reason: 'advertising' } }),
      strangers: 'open',
    },
    {
      endpoint: ratingReports.listRatingReports,
      by: 'operator',
      learn: async ({ data }) => {
        known.report = data.reports[0].id
        const row = await app.db.one<{ id: number }>(sql`select id from washers where user_id = ${washer.id}`)
        known.washerPage = row.id
      },
    },
    {
      endpoint: ratingReports.decideRatingReport,
      by: 'operator',
      request: () => ({ params: { id: known.report }, body: { decision: 'keep', note } }),
      again: 409,
    },
    { endpoint: directory.listPublicRatings, by: 'guest', request: () => ({ params: { id: known.washerPage } }) },
    { endpoint: ties.addFavourite, by: 'customer', request: ofWasher, strangers: 'own' },
    { endpoint: ties.listFavourites, by: 'customer', strangers: 'own' },
    { endpoint: ties.removeFavourite, by: 'customer', request: ofWasher, strangers: 'own' },
    { endpoint: ties.getTie, by: 'customer', request: () => ({ query: { user_id: washer.id } }), strangers: 'open' },
    {
      endpoint: ties.blockPerson,
      by: 'washer',
      request: () => ({ params: { id: customer.id } }),
    },
    { endpoint: ties.listBlocks, by: 'washer', strangers: 'open' },
    { endpoint: ties.unblockPerson, by: 'washer', request: () => ({ params: { id: customer.id } }), strangers: 'own' },
    {
      endpoint: safety.reportProblem,
      by: 'customer',
      also: 'washer',
      request: () => ({
        body: { about: 'order', order_id: known.order, kind: 'theft', text: 'A sock has not come back.' },
      }),
      learn: ({ data }) => {
        known.report = data.id
      },
    },
    { endpoint: safety.listReports, by: 'customer', strangers: 'own' },
    { endpoint: safety.listOpsReports, by: 'operator' },
    {
      endpoint: safety.decideReport,
      by: 'operator',
      request: () => ({ params: { id: known.report }, body: { outcome: 'acted', note } }),
      again: 409,
    },
  ]
  return { draft, running, rated }
}
