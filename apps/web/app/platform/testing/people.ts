import { toUserId } from '@washline/contract/ids'
import type { SessionUser } from '../session/session-user.ts'

/** A customer, for tests. */
export const aCustomer = (changes: Partial<SessionUser> = {}): SessionUser => ({
  id: toUserId(100_001),
  name: 'Mei Tan',
  email: 'mei@example.test',
  phone_number: '+60 12 345 6789',
  is_provider: false,
  isProvider: false,
  is_operator: false,
  photo_url: null,
  language: null,
  provider: null,
  ...changes,
})

/** A verified Washer whose account is of the Washer type, for tests. */
export const aWasher = (changes: Partial<SessionUser> = {}): SessionUser =>
  aCustomer({
    id: toUserId(100_002),
    name: 'Noor Wahid',
    email: 'noor@example.test',
    is_provider: true,
    isProvider: true,
    provider: {
      id: toUserId(100_002),
      business_name: 'Noor’s Wash Room',
      verified: true,
      online: true,
      address: {
        street: '18 Linden Street',
        city: 'Kuala Lumpur',
        state: 'Wilayah Persekutuan',
        postal_code: '50000',
        latitude: 3.1478,
        longitude: 101.7117,
      },
    },
    ...changes,
  })

/** Somebody who looks after everybody's money, for tests. */
export const anOperator = (changes: Partial<SessionUser> = {}): SessionUser =>
  aCustomer({ id: toUserId(100_003), name: 'Odile Marsh', email: 'odile@example.test', is_operator: true, ...changes })
