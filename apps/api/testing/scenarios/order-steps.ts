import * as chat from '@washline/contract/chat/endpoints'
import * as rings from '@washline/contract/chat/rings'
import * as dispatch from '@washline/contract/dispatch/endpoints'
import * as reach from '@washline/contract/dispatch/reach-endpoints'
import type { OrderId } from '@washline/contract/ids'
import * as notifications from '@washline/contract/notifications/endpoints'
import * as settings from '@washline/contract/notifications/settings'
import * as adjustments from '@washline/contract/orders/adjustment-endpoints'
import * as orders from '@washline/contract/orders/endpoints'
import * as lists from '@washline/contract/orders/list-endpoints'
import * as payments from '@washline/contract/payments/endpoints'
import * as ratings from '@washline/contract/ratings/endpoints'
import * as washers from '@washline/contract/washers/endpoints'
import { sql } from '../../src/platform/db/sql.ts'
import { plainPhoto } from '../../src/scanning/builders.ts'
import { photoForm, type TestApp } from '../harness/start-app.ts'
import { custodySteps } from './custody-steps.ts'
import { pickupSteps } from './door-steps.ts'
import { paySteps } from './pay-steps.ts'
import { askWashers, type People } from './people.ts'
import { learnPiece, pieceSteps } from './piece-steps.ts'
import { relationshipSteps } from './relationship-steps.ts'
import { rescueSteps } from './rescue-steps.ts'
import type { ScenarioValues, Step } from './step.ts'

const home = { address: '18 Linden Street, Harbour Town', latitude: 3.1478, longitude: 101.7117 }
const deviceKeys = { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) }

/** An order that is taken back, one that is lived to its rating, and the way out. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: a list of calls in the order in which they are made
export function orderSteps(app: TestApp, values: ScenarioValues, people: People): readonly Step[] {
  const { washer } = people
  const params = () => ({ id: values.order })
  const request = () => ({ params: params() })
  const photo = () => ({ params: params(), form: photoForm(plainPhoto) })
  const relationships = relationshipSteps(values, people)
  const scan = (): Step => ({
    endpoint: orders.scanLaundry,
    by: 'customer',
    request: () => ({ form: photoForm(plainPhoto) }),
    strangers: 'own',
    learn: ({ data }) => {
      values.order = data.order_id
    },
  })
  const place = (): Step => ({
    endpoint: orders.placeOrder,
    by: 'customer',
    request: () => ({
      body: { order_id: values.order, pickup_location: home, load_type: 'light', payment_method_id: values.card },
    }),
    again: 409,
    learn: () => askWashers(app, people, values.order),
  })
  const requests = (): Step => ({
    endpoint: dispatch.listRequests,
    by: 'washer',
    strangers: 'open',
    learn: ({ data }) => {
      values.offer = data.find((offer: { order_id: OrderId }) => offer.order_id === values.order).notification_id
    },
  })
  const accept = (): Step => ({
    endpoint: dispatch.respondToRequest,
    by: 'washer',
    request: () => ({ body: { notification_id: values.offer, response: 'accept' } }),
  })
  const letBeLate = async () => {
    await app.db.run(sql`
      update orders set pickup_at = pickup_at - interval '1 hour', accepted_at = accepted_at - interval '1 hour'
      where id = ${values.order}`)
  }
  const adjust = (): Step => ({
    endpoint: adjustments.adjustItems,
    by: 'washer',
    request: () => ({
      params: params(),
      body: { items: [{ name: 'T-shirt', quantity: 9 }], reason: 'Two bags, not one' },
    }),
    learn: ({ data }) => {
      values.adjustment = data.id
    },
  })
  const move = (action: string): Step => ({
    endpoint: orders.moveWasherOrder,
    by: 'washer',
    request: () => ({ params: params(), body: { order_id: values.order, action } }),
    again: 409,
  })

  return [
    scan(),
    { endpoint: orders.deleteDraft, by: 'customer', request, again: 404 },
    scan(),
    {
      endpoint: orders.editScan,
      by: 'customer',
      request: () => ({ body: { order_id: values.order, items: [{ name: 'T-shirt', quantity: 4 }] } }),
      learn: learnPiece(app, values),
    },
    ...pieceSteps(values),
    { endpoint: orders.getQuote, by: 'customer', request: () => ({ params: params(), query: { load_type: 'light' } }) },
    {
      endpoint: orders.uploadDeclaredPhoto,
      by: 'customer',
      request: () => ({ params: params(), form: photoForm(plainPhoto) }),
    },
    { endpoint: orders.getOrder, by: 'customer', request },
    {
      endpoint: reach.getReach,
      by: 'customer',
      request: () => ({ params: params(), query: { latitude: home.latitude, longitude: home.longitude } }),
    },
    {
      endpoint: reach.joinWaitlist,
      by: 'customer',
      request: () => ({ body: home }),
      strangers: 'own',
      learn: ({ data }) => {
        values.waitlist = data.waitlist_id
      },
    },
    {
      endpoint: reach.leaveWaitlist,
      by: 'customer',
      request: () => ({ params: { id: values.waitlist } }),
      again: 404,
    },
    place(),
    { endpoint: lists.listOrders, by: 'customer', strangers: 'own' },
    { endpoint: dispatch.getSearch, by: 'customer', request },
    requests(),
    accept(),
    { endpoint: lists.listActiveWasherOrders, by: 'washer', strangers: 'own' },
    { endpoint: lists.listWasherOrders, by: 'washer', strangers: 'own' },
    { endpoint: orders.getOrder, by: 'washer', also: 'customer', request },
    {
      endpoint: washers.sendPosition,
      by: 'washer',
      request: () => ({ body: { latitude: 3.14, longitude: 101.71, order_id: values.order } }),
      strangers: 'own',
    },
    {
      endpoint: orders.releaseOrder,
      by: 'washer',
      request,
      again: 404,
      learn: () => askWashers(app, people, values.order),
    },
    { endpoint: orders.cancelOrder, by: 'customer', request, again: 409 },
    scan(),
    place(),
    requests(),
    { ...accept(), learn: letBeLate },
    { endpoint: orders.findAnotherWasher, by: 'customer', request, again: 409 },
    { endpoint: orders.cancelOrder, by: 'customer', request, again: 409 },
    scan(),
    ...relationships.draft,
    place(),
    requests(),
    accept(),
    { endpoint: chat.getChat, by: 'customer', also: 'washer', request },
    {
      endpoint: chat.sendMessage,
      by: 'customer',
      also: 'washer',
      request: () => ({ params: params(), body: { content: 'Ring twice.' } }),
      learn: ({ message }) => {
        values.message = message.id
      },
    },
    {
      endpoint: chat.acknowledgeMessages,
      by: 'washer',
      also: 'customer',
      request: () => ({ params: params(), body: { up_to: values.message } }),
    },
    {
      endpoint: chat.readMessages,
      by: 'washer',
      also: 'customer',
      request: () => ({ params: params(), body: { up_to: values.message } }),
    },
    {
      endpoint: rings.ringOther,
      by: 'washer',
      also: 'customer',
      request: () => ({ params: params(), body: { at_door: false } }),
      again: 409,
      learn: ({ data }) => {
        values.ring = data.id
      },
    },
    { endpoint: rings.listRings, by: 'customer', also: 'washer', request },
    {
      endpoint: rings.answerRing,
      by: 'customer',
      request: () => ({ params: params(), body: { ring_id: values.ring, answer: 'coming' } }),
    },
    { endpoint: chat.uploadPhoto, by: 'washer', also: 'customer', request: photo },
    { endpoint: adjustments.uploadAdjustmentPhoto, by: 'washer', request: photo },
    adjust(),
    {
      endpoint: adjustments.withdrawAdjustment,
      by: 'washer',
      request: () => ({ params: params(), body: { adjustment_id: values.adjustment } }),
      again: 409,
    },
    adjust(),
    {
      endpoint: adjustments.respondToAdjustment,
      by: 'customer',
      request: () => ({ params: params(), body: { adjustment_id: values.adjustment, response: 'approve' } }),
      again: 409,
    },
    ...[...pickupSteps(app, values), ...rescueSteps(app, values, people)],
    move('in_progress'),
    ...relationships.running,
    move('laundry_complete'),
    ...custodySteps(values).return,
    {
      endpoint: orders.confirmCompletion,
      by: 'customer',
      request: () => ({ params: params(), body: { order_id: values.order, status: 'completed' } }),
      again: 409,
    },
    {
      endpoint: ratings.rateOrder,
      by: 'customer',
      request: () => ({ params: params(), body: { order_id: values.order, rating: 4.9, comment: 'Lovely.' } }),
      again: 409,
      learn: ({ data }) => {
        values.rating = data.id
      },
    },
    ...relationships.rated,
    { endpoint: ratings.getOrderRating, by: 'customer', also: 'washer', request },
    {
      endpoint: ratings.listWasherRatings,
      by: 'otherCustomer',
      request: () => ({ params: { id: washer.id } }),
      strangers: 'open',
    },
    ...paySteps(values),
    {
      endpoint: notifications.listNotifications,
      by: 'customer',
      strangers: 'own',
      learn: ({ data }) => {
        values.notification = data[0].id
      },
    },
    {
      endpoint: notifications.dismissNotification,
      by: 'customer',
      request: () => ({ params: { id: values.notification } }),
    },
    {
      endpoint: notifications.restoreNotification,
      by: 'customer',
      request: () => ({ params: { id: values.notification } }),
    },
    { endpoint: settings.getNotificationSettings, by: 'customer', strangers: 'own' },
    {
      endpoint: settings.changeNotificationSettings,
      by: 'customer',
      request: () => ({ body: { settings: [{ type: 'order', channel: 'email', on: false }] } }),
      strangers: 'own',
    },
    {
      endpoint: settings.savePushSubscription,
      by: 'customer',
      request: () => ({ body: { endpoint: 'https://push.example.test/1', keys: deviceKeys } }),
      strangers: 'own',
    },
    {
      endpoint: settings.removePushSubscription,
      by: 'customer',
      request: () => ({ body: { endpoint: 'https://push.example.test/1' } }),
      strangers: 'own',
    },
    {
      endpoint: settings.unsubscribe,
      by: 'guest',
      request: () => ({ body: { token: '100001.order.made-up' } }),
      strangers: 'open',
      answers: 404,
    },
    {
      endpoint: payments.removePaymentMethod,
      by: 'customer',
      request: () => ({ params: { id: values.card } }),
      again: 404,
    },
  ]
}
