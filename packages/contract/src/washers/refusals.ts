import { z } from 'zod'
import type { RefusalCatalogue } from '../refusal.ts'
import { washerMessages } from './messages.ts'
import { openItems } from './schemas.ts'

export const washerRefusals = {
  alreadyWasher: {
    code: 'already_washer',
    status: 409,
    message: washerMessages.already,
    description: 'The caller is a Washer.',
  },
  positionUnlikely: {
    code: 'position_unlikely',
    status: 409,
    message: washerMessages.positionUnlikely,
    description:
      'The Washer cannot be at this position: too fast since the last one, or too far from every order in hand. It is neither stored nor broadcast.',
  },
  notSettled: {
    code: 'not_settled',
    status: 409,
    message: washerMessages.closeFailed,
    description: 'What `open` lists has to end before the caller can stop being a Washer.',
    body: z.object({ open: z.array(z.enum(openItems)) }),
    example: { open: ['orders', 'pending'] },
  },
} as const satisfies RefusalCatalogue
