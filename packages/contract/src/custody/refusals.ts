import { z } from 'zod'
import type { RefusalCatalogue } from '../refusal.ts'
import { custodyMessages } from './messages.ts'

export const custodyRefusals = {
  handoverRequired: {
    code: 'handover_required',
    status: 409,
    message: custodyMessages.handoverFirst,
    description: 'The market requires a recorded handover before the order moves.',
  },
  handoverOff: {
    code: 'handover_off',
    status: 409,
    message: custodyMessages.off,
    description: 'The market records handovers without evidence: move the order instead.',
  },
  pinLocked: {
    code: 'pin_locked',
    status: 409,
    message: custodyMessages.pinLocked,
    description: 'Too many wrong PINs: a photo and a note are the only evidence left.',
  },
  takeoverLocked: {
    code: 'takeover_locked',
    status: 409,
    message: custodyMessages.takeoverLocked,
    description:
      'Too many wrong PINs of a handover between Washers: another Washer takes the laundry over, or an operator decides.',
  },
  wrongPin: {
    code: 'wrong_pin',
    status: 422,
    message: custodyMessages.wrongPin,
    description: 'Not the PIN of this handover.',
    body: z.object({ tries_left: z.int() }),
    example: { errors: { pin: [custodyMessages.wrongPin] }, tries_left: 2 },
  },
} as const satisfies RefusalCatalogue
