import type { RefusalCatalogue } from '../refusal.ts'
import { careMessages } from './messages.ts'

export const careRefusals = {
  contradictsLabel: {
    code: 'contradicts_label',
    status: 409,
    message: careMessages.contradicts,
    description: 'A care label of the order forbids one of the instructions; `despite_labels` saves them all the same.',
  },
} as const satisfies RefusalCatalogue
