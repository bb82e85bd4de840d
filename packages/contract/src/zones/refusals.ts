import { z } from 'zod'
import type { RefusalCatalogue } from '../refusal.ts'
import { zoneMessages } from './messages.ts'

export const zoneRefusals = {
  zonesChanged: {
    code: 'zones_changed',
    status: 409,
    message: zoneMessages.changed,
    description:
      'Another operator has changed the zones since the caller read them. `version` is the one that applies now.',
    body: z.object({ version: z.int() }),
    example: { version: 4 },
  },
} as const satisfies RefusalCatalogue
