import { z } from 'zod'
import { oneLine } from '../texts/plain-text.ts'

const required = (message: string) => oneLine({ min: 1, max: 120, error: message })

/** Fields of the Become a Provider form. */
export const washerForm = z.object({
  business_name: required('Business name is required'),
  street: required('Street address is required'),
  city: required('City is required'),
  postal_code: required('Postal code is required'),
  state: required('State is required'),
  country: required('Country is required'),
})
