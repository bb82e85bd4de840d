import type { RefusalCatalogue } from '../refusal.ts'

export const extensionRefusals = {
  off: {
    code: 'extension_off',
    status: 503,
    message: 'This part of the service is switched off at the moment. Please try again later.',
    description: 'The extension that has the route is switched off.',
  },
  refused: {
    code: 'extension_refused',
    status: 409,
    message: 'This is not possible at the moment.',
    description: 'The extension refuses the call, with a message of its own.',
  },
  changed: {
    code: 'extension_changed',
    status: 409,
    message: 'Someone else has changed these settings. Please check them again.',
    description: 'The settings have another version than the call names.',
  },
  notStarted: {
    code: 'extension_not_started',
    status: 409,
    message: 'The extension could not be started. The reason is beside it.',
    description: 'The extension was switched on and failed again.',
  },
} as const satisfies RefusalCatalogue
