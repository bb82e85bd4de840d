import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { enveloped } from '../envelope.ts'

const scarceDisk = z.object({
  /** The machine, and the number of the disk there. */
  host: z.string(),
  volume: z.string(),
  /** `full`: photos are refused. */
  state: z.enum(['low', 'full']),
  free_bytes: z.int(),
  total_bytes: z.int(),
  /** With less free photos are refused. */
  floor_bytes: z.int(),
  /** When it entered this state. */
  since: z.iso.datetime(),
  /** How many processes of this installation store photos there. */
  processes: z.int(),
})
export type ScarceDisk = z.infer<typeof scarceDisk>

export const listScarceDisks = defineEndpoint({
  method: 'GET',
  path: '/api/ops/disks',
  access: 'operator',
  scope: 'console:queues',
  summary: 'Disks for photos that are almost full or full, as last measured; none where photos are kept in a bucket.',
  answers: { 200: enveloped(z.object({ disks: z.array(scarceDisk) })) },
})
