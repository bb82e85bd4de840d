import type { RefusalCatalogue } from '../refusal.ts'
import { reportMessages } from './messages.ts'

export const safetyRefusals = {
  reportDecided: {
    code: 'report_decided',
    status: 409,
    message: reportMessages.decided,
    description: 'Another operator has decided the report.',
  },
} as const satisfies RefusalCatalogue
