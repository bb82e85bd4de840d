import { z } from 'zod'
import type { RefusalCatalogue } from '../refusal.ts'
import { tagMessages } from './messages.ts'
import { tagCode } from './tag-code.ts'

export const tagRefusals = {
  foreignTag: {
    code: 'foreign_tag',
    status: 409,
    message: tagMessages.foreign,
    description: 'A scanned tag is on another order’s bag, or unknown: the handover is not made.',
    body: z.object({ tags: z.array(tagCode) }),
    example: { tags: ['000000000000'] },
  },
  tooManyTags: {
    code: 'too_many_tags',
    status: 409,
    message: tagMessages.tooMany,
    description: 'The caller has as many unused tags as one person can have.',
    values: { count: 240 },
  },
} as const satisfies RefusalCatalogue
