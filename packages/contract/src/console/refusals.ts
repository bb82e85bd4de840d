import { z } from 'zod'
import type { RefusalCatalogue } from '../refusal.ts'
import { consoleMessages } from './messages.ts'

export const consoleRefusals = {
  actedSince: {
    code: 'acted_since',
    status: 409,
    message: consoleMessages.actedSince,
    description: 'Another operator has acted since the caller read this. `actions` counts their actions.',
    body: z.object({ actions: z.int() }),
    example: { actions: 2 },
  },
  orderChanged: {
    code: 'order_changed',
    status: 409,
    message: consoleMessages.orderChanged,
    description: 'The order has moved or was corrected since the operator read it.',
  },
  alertClosed: {
    code: 'alert_closed',
    status: 409,
    message: consoleMessages.alertClosed,
    description: 'Another operator has closed the alert.',
  },
  clusterChanged: {
    code: 'cluster_changed',
    status: 409,
    message: consoleMessages.clusterChanged,
    description: 'The cluster has other members or ties than the caller read, or another operator has checked it.',
  },
  catalogueChanged: {
    code: 'catalogue_changed',
    status: 409,
    message: consoleMessages.catalogueChanged,
    description: 'Another operator has changed the price list since the caller read it.',
  },
  settingsChanged: {
    code: 'settings_changed',
    status: 409,
    message: consoleMessages.settingsChanged,
    description: 'Another operator has changed the settings since the caller read them.',
  },
  trialsOverlap: {
    code: 'trials_overlap',
    status: 409,
    message: consoleMessages.trialsOverlap,
    description: 'Rules of the same kind are published for a part of this time.',
  },
  trialOver: {
    code: 'trial_over',
    status: 409,
    message: consoleMessages.trialOver,
    description: 'The rules have ended, or another operator has withdrawn them.',
  },
  notSignedIn: {
    code: 'not_signed_in',
    status: 409,
    message: consoleMessages.notSignedIn,
    description: 'The person has no session that could be ended.',
  },
  noOpenCase: {
    code: 'no_open_case',
    status: 409,
    message: consoleMessages.noOpenCase,
    description: 'A chat is read only while a case about its order is open.',
  },
} as const satisfies RefusalCatalogue
