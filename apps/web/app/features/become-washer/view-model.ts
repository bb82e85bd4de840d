import type { Body } from '@washline/contract/endpoint'
import type { registerWasher } from '@washline/contract/washers/endpoints'
import type { washerForm } from '@washline/contract/washers/washer-form'
import type { z } from 'zod'

export type WasherDetails = z.output<typeof washerForm>
export type Registration = Omit<Body<typeof registerWasher, 'in'>, 'payment_intent_id'>

export const noDetails: WasherDetails = {
  business_name: '',
  street: '',
  city: '',
  postal_code: '',
  state: '',
  country: '',
}

/** One line, for the geocoder. */
export const addressOf = ({ street, postal_code, city, state, country }: WasherDetails): string =>
  `${street}, ${postal_code} ${city}, ${state}, ${country}`
