import { z } from 'zod'
import { oneLine } from '../texts/plain-text.ts'

/** Fields of the Become a Provider form. */
export const washerForm = z.object({
  business_name: oneLine({ min: 1, max: 120, error: 'Business name is required' }),
  street: oneLine({ min: 1, max: 120, error: 'Street address is required' }),
  city: oneLine({ min: 1, max: 120, error: 'City is required' }),
  postal_code: oneLine({ min: 1, max: 120, error: 'Postal code is required' }),
  state: oneLine({ min: 1, max: 120, error: 'State is required' }),
  country: oneLine({ min: 1, max: 120, error: 'Country is required' }),
})
