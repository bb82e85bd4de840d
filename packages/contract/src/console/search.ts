import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { enveloped } from '../envelope.ts'
import { rowId } from '../ids.ts'

export const searchHit = z.object({
  kind: z.enum(['order', 'person', 'claim']),
  /** Of what `kind` names. */
  id: rowId,
  title: z.string(),
  detail: z.string(),
})
export type SearchHit = z.infer<typeof searchHit>

export const searchConsole = defineEndpoint({
  method: 'GET',
  path: '/api/ops/search',
  access: 'operator',
  scope: 'console:queues',
  summary: 'Orders and claims by number, people by name or email address, the likeliest first.',
  query: z.object({ q: z.string().trim().min(2).max(100) }),
  answers: { 200: enveloped(z.array(searchHit)) },
})
