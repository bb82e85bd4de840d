import type { RefusalCatalogue } from '../refusal.ts'
import { doorMessages } from './messages.ts'

export const doorRefusals = {
  notAtDoor: {
    code: 'not_at_door',
    status: 409,
    message: doorMessages.notAtDoor,
    description: "The Washer's last stored position is too old, or too far from the door.",
  },
  doorOpen: {
    code: 'door_open',
    status: 409,
    message: doorMessages.open,
    description: 'A case of this order waits at the door.',
  },
  doorEnded: {
    code: 'door_ended',
    status: 409,
    message: doorMessages.ended,
    description: 'The case was decided, answered or ended before.',
  },
  askedEnough: {
    code: 'asked_enough',
    status: 409,
    message: doorMessages.askedEnough,
    description: 'The customer has used what the market allows at this stage, or nothing waits.',
  },
  appealClosed: {
    code: 'appeal_closed',
    status: 409,
    message: doorMessages.appealed,
    description: 'The case was appealed before, is still open, or ended too long ago.',
  },
} as const satisfies RefusalCatalogue
