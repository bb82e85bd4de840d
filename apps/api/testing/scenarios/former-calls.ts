const formerPeople = [
  'loser',
  'blockedCustomer',
  'blockedWasher',
  'formerCustomer',
  'formerWasher',
  'customerOfCancelled',
  'washerOfCancelled',
] as const
export type FormerPerson = (typeof formerPeople)[number]

const row = (...statuses: readonly number[]) =>
  Object.fromEntries(formerPeople.map((who, column) => [who, statuses[column]])) as Record<FormerPerson, number>

/** A move of the customer's: too late for the customer, never the Washer's. */
const ofCustomer = row(404, 409, 403, 409, 403, 409, 403)
/** The same where the call hides from the Washer that the order exists. */
const hidden = row(404, 409, 404, 409, 404, 409, 404)
const ofWasher = row(404, 403, 409, 403, 409, 403, 409)

/**
 * What each changing call answers to people who have lost what they had with an order, its people or its objects.
 * 200 stands only where nothing of the other side changes, or where they keep a right: to complain, to thank, and to
 * talk for some days about what was cancelled.
 */
export const formerCalls: Readonly<Record<string, Readonly<Record<FormerPerson, number>>>> = {
  'DELETE /api/orders/:id': ofCustomer,
  'POST /api/orders/edit-scan': ofCustomer,
  'POST /api/orders/:id/declared-photos': ofCustomer,
  'POST /api/orders': ofCustomer,
  'POST /api/provider/notifications/respond': row(409, 404, 200, 404, 200, 404, 200),
  'POST /api/provider/offers/:id/appeal': row(200, 404, 409, 404, 404, 404, 404),
  'POST /api/orders/:id/rescue': ofWasher,
  'POST /api/orders/:id/rescue/stand-down': ofWasher,
  'DELETE /api/orders/:id/takeover': row(409, 404, 404, 404, 404, 404, 404),
  'POST /api/orders/:id/takeover': row(409, 404, 404, 404, 404, 404, 404),
  'POST /api/provider/position': row(200, 200, 200, 200, 200, 200, 200),
  'POST /api/provider/orders/:id/release': ofWasher,
  'POST /api/orders/:id/cancel': ofCustomer,
  'POST /api/orders/:id/find-another': ofCustomer,
  'PUT /api/orders/:id/care': hidden,
  'POST /api/chats/:id/messages': row(404, 409, 409, 409, 409, 200, 200),
  'POST /api/chats/:id/delivered': row(404, 200, 200, 200, 200, 200, 200),
  'POST /api/chats/:id/read': row(404, 200, 200, 200, 200, 200, 200),
  'POST /api/chats/:id/rings': row(404, 409, 409, 409, 409, 409, 409),
  'POST /api/chats/:id/rings/answer': row(404, 200, 404, 200, 404, 404, 404),
  'POST /api/chats/:id/photos': row(404, 409, 409, 409, 409, 200, 200),
  'POST /api/provider/orders/:id/adjustment/photos': ofWasher,
  'POST /api/provider/orders/:id/adjustment': ofWasher,
  'POST /api/provider/orders/:id/adjustment/withdraw': ofWasher,
  'POST /api/orders/:id/adjustment/respond': ofCustomer,
  'POST /api/orders/:id/custody/photos': ofWasher,
  'POST /api/orders/:id/handovers': ofWasher,
  'PUT /api/provider/orders/:id/status': ofWasher,
  'POST /api/orders/:id/guest-link': hidden,
  'DELETE /api/orders/:id/guest-link': row(404, 200, 404, 200, 404, 200, 404),
  'PUT /api/provider/orders/:id/care': ofWasher,
  'POST /api/orders/:id/custody/received': ofCustomer,
  'PUT /api/orders/:id/status': ofCustomer,
  'POST /api/orders/:id/rate': hidden,
  'POST /api/ratings/:id/answer': row(404, 404, 409, 404, 409, 404, 409),
  'POST /api/ratings/:id/report': row(200, 200, 403, 200, 403, 200, 403),
  'PUT /api/favourites/:id': row(200, 200, 404, 200, 404, 200, 404),
  'DELETE /api/favourites/:id': row(200, 200, 404, 200, 404, 200, 404),
  'PUT /api/blocks/:id': row(404, 404, 200, 404, 200, 404, 200),
  'DELETE /api/blocks/:id': row(404, 404, 200, 404, 200, 404, 200),
  'POST /api/reports': row(404, 200, 200, 200, 200, 200, 200),
  'POST /api/orders/:id/reorder': row(404, 200, 403, 200, 403, 200, 403),
  'POST /api/orders/:id/tip': row(404, 200, 403, 200, 403, 409, 403),
  'POST /api/orders/:id/claim-photos': row(404, 200, 404, 409, 404, 404, 404),
  'POST /api/claims': row(404, 422, 404, 409, 404, 404, 404),
  'POST /api/claims/:id/reply-photos': ofWasher,
  'POST /api/claims/:id/reply': ofWasher,
  'POST /api/claims/:id/appeal': row(404, 409, 403, 409, 403, 409, 403),
  'POST /api/orders/:id/complaint-photos': row(404, 200, 404, 409, 404, 409, 404),
  'POST /api/complaints': row(404, 422, 404, 409, 404, 409, 404),
  'POST /api/complaints/:id/appeal': row(404, 409, 409, 409, 409, 409, 409),
}

/** Calls on the caller's account alone; the walk of all routes makes each of them as a stranger. */
export const accountCalls: readonly string[] = [
  'PATCH /api/account',
  'POST /api/account/email/confirm',
  'POST /api/account/photo',
  'DELETE /api/account/photo',
  'DELETE /api/account/sessions/:id',
  'DELETE /api/account/sessions',
  'PUT /api/account/password',
  'POST /api/account/download',
  'DELETE /api/account',
  'POST /api/logout',
  'PUT /api/account/preferences',
  'PUT /api/account/training',
  'PUT /api/switch-account-type',
  'POST /api/stripe/setup-intent',
  'POST /api/sandbox/setup-intents/confirm',
  'POST /api/sandbox/authentications',
  'POST /api/sandbox/bank-account',
  'DELETE /api/stripe/payment-methods/:id',
  'POST /api/wallet/top-up',
  'POST /api/stripe/pay',
  'POST /api/places',
  'DELETE /api/places/:id',
  'POST /api/maps/route',
  'POST /api/waitlist',
  'DELETE /api/waitlist/:id',
  'POST /api/orders/scan',
  'POST /api/notifications/:id/dismiss',
  'POST /api/notifications/:id/restore',
  'PUT /api/notifications/settings',
  'POST /api/notifications/push-subscriptions',
  'DELETE /api/notifications/push-subscriptions',
  'POST /api/provider/register',
  'PUT /api/provider/availability',
  'POST /api/provider/close',
  'POST /api/provider/payout-account',
  'POST /api/provider/cash-outs',
  'POST /api/provider/verification/:step/evidence',
  'DELETE /api/provider/verification/evidence/:id',
  'POST /api/provider/verification/:step/submit',
  'POST /api/provider/training/attempts',
  'POST /api/provider/training/attempts/:id/answers',
  'POST /api/provider/suspension/appeal',
]
