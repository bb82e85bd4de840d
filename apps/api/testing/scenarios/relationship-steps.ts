import * as care from '@washline/contract/care/endpoints'
import { usualCare } from '@washline/contract/care/schemas'
import * as directory from '@washline/contract/directory/endpoints'
import * as training from '@washline/contract/orders/training'
import * as ratings from '@washline/contract/ratings/endpoints'
import * as ratingReports from '@washline/contract/ratings/report-endpoints'
import * as relationships from '@washline/contract/relationships/endpoints'
import * as safety from '@washline/contract/safety/endpoints'
import * as sharing from '@washline/contract/sharing/endpoints'
import { plainPhoto } from '../../src/scanning/builders.ts'
import { photoForm } from '../harness/start-app.ts'
import type { People } from './people.ts'
import type { ScenarioValues, Step } from './step.ts'

const note = 'Looked into and settled'

/** How the laundry is treated, who follows it, and what the two people set towards each other, by the order's stages. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: a list of calls in the order in which they are made
export function relationshipSteps(values: ScenarioValues, { washer, customer }: People) {
  const ofOrder = () => ({ params: { id: values.order } })
  const ofWasher = () => ({ params: { id: washer.id } })
  const draft: Step[] = [
    {
      endpoint: care.savePreferences,
      by: 'customer',
      request: () => ({ body: { ...usualCare, allergies: 'Lavender' } }),
      strangers: 'own',
    },
    { endpoint: care.getPreferences, by: 'customer', strangers: 'own' },
    { endpoint: training.getTrainingConsent, by: 'customer', strangers: 'own' },
    {
      endpoint: training.saveTrainingConsent,
      by: 'customer',
      strangers: 'own',
      request: () => ({ body: { consents: true } }),
    },
    {
      endpoint: care.readCareLabel,
      by: 'customer',
      strangers: 'own',
      request: () => ({ form: photoForm(plainPhoto) }),
    },
    {
      endpoint: care.saveOrderCare,
      by: 'customer',
      request: () => ({
        ...ofOrder(),
        body: {
          ...usualCare,
          finish: 'hang',
          labels: [{ signs: [{ symbol: 'wash_40', bars: 1 }], fibers: '100% cotton' }],
        },
      }),
    },
  ]
  const running: Step[] = [
    {
      endpoint: sharing.makeGuestLink,
      by: 'customer',
      request: ofOrder,
      learn: ({ data }) => {
        values.guest = data.path.split('/').at(-1)
      },
    },
    { endpoint: sharing.getGuestLinks, by: 'customer', request: ofOrder },
    { endpoint: sharing.getGuestOrder, by: 'guest', request: () => ({ params: { token: values.guest } }) },
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
      request: () => ({ params: { id: values.rating }, body: { answer: 'Gladly again.' } }),
      again: 409,
    },
    {
      endpoint: ratingReports.reportRating,
      by: 'otherCustomer',
      request: () => ({ params: { id: values.rating }, body: { about: 'answer', reason: 'advertising' } }),
      strangers: 'open',
    },
    {
      endpoint: ratingReports.listRatingReports,
      by: 'operator',
      learn: ({ data }) => {
        values.report = data.reports[0].id
      },
    },
    {
      endpoint: ratingReports.decideRatingReport,
      by: 'operator',
      request: () => ({ params: { id: values.report }, body: { decision: 'keep', note } }),
      again: 409,
    },
    { endpoint: directory.listPublicRatings, by: 'guest', request: ofWasher },
    { endpoint: relationships.addFavourite, by: 'customer', request: ofWasher, strangers: 'own' },
    { endpoint: relationships.listFavourites, by: 'customer', strangers: 'own' },
    { endpoint: relationships.removeFavourite, by: 'customer', request: ofWasher, strangers: 'own' },
    {
      endpoint: relationships.getRelationship,
      by: 'customer',
      request: () => ({ query: { id: washer.id } }),
      strangers: 'open',
    },
    {
      endpoint: relationships.blockPerson,
      by: 'washer',
      also: 'formerWasher',
      request: () => ({ params: { id: customer.id } }),
    },
    { endpoint: relationships.listBlocks, by: 'washer', strangers: 'open' },
    {
      endpoint: relationships.unblockPerson,
      by: 'washer',
      request: () => ({ params: { id: customer.id } }),
      strangers: 'own',
    },
    {
      endpoint: safety.reportProblem,
      by: 'customer',
      also: 'washer',
      request: () => ({
        body: { about: 'order', order_id: values.order, kind: 'theft', text: 'A sock has not come back.' },
      }),
      learn: ({ data }) => {
        values.report = data.id
      },
    },
    { endpoint: safety.listReports, by: 'customer', strangers: 'own' },
    { endpoint: safety.listConsoleReports, by: 'operator' },
    {
      endpoint: safety.decideReport,
      by: 'operator',
      request: () => ({ params: { id: values.report }, body: { outcome: 'acted', note } }),
      again: 409,
    },
  ]
  return { draft, running, rated }
}
