import { orderMessages } from '../orders/messages.ts'
import type { RefusalCatalogue } from '../refusal.ts'
import { cameraMessages } from './messages.ts'

export const scanningRefusals = {
  tooManyPhotos: {
    code: 'too_many_photos',
    status: 409,
    message: orderMessages.tooManyPhotos,
    description: 'The order or step has all the photos that it can take.',
  },
  scannerUnavailable: {
    code: 'scanner_unavailable',
    status: 503,
    message: cameraMessages.scan,
    description: 'No scanner can read the photo at the moment.',
  },
} as const satisfies RefusalCatalogue
