import { z } from 'zod'
import { actionReason } from '../console/schemas.ts'
import { defineEndpoint } from '../endpoint.ts'
import { enveloped } from '../envelope.ts'
import { backupRefusals } from './refusals.ts'

const backupStates = ['running', 'whole', 'failed'] as const

const backup = z.object({
  id: z.int(),
  state: z.enum(backupStates),
  triggered_by: z.enum(['schedule', 'command', 'operator']),
  /** The operator who began it by hand. */
  by: z.string().nullable(),
  begun_at: z.iso.datetime(),
  ended_at: z.iso.datetime().nullable(),
  /** As `npm run restore` takes it. */
  name: z.string().nullable(),
  bytes: z.int().nullable(),
  photos: z.int().nullable(),
  /** When it was read back whole, with the hash of every photo; null where it was not. */
  proven_at: z.iso.datetime().nullable(),
  /** Why it failed. */
  problem: z.string().nullable(),
})
export type Backup = z.infer<typeof backup>

const backups = z.object({
  /** Null where the server has no place for backups. */
  place: z.string().nullable(),
  /** Hours from one to the next; 0: by hand only. */
  every_h: z.int(),
  /** So many whole ones stay. */
  keep: z.int(),
  /** When the schedule writes the next one; null where there is no schedule. */
  next_at: z.iso.datetime().nullable(),
  /** The last ones, newest first. */
  backups: z.array(backup),
})
export type Backups = z.infer<typeof backups>

export const listBackups = defineEndpoint({
  method: 'GET',
  path: '/api/ops/backups',
  access: 'operator',
  scope: 'console:settings',
  summary: 'The last backups with their time, size, proof or the reason of their failure, and the schedule.',
  answers: { 200: enveloped(backups) },
})

export const beginBackup = defineEndpoint({
  method: 'POST',
  path: '/api/ops/backups',
  access: 'operator',
  scope: 'console:settings',
  summary: 'Begins a backup now; the list shows when it has ended. 409 while one is being written.',
  body: z.object({ reason: actionReason }),
  answers: { 200: enveloped(backups) },
  refusals: [backupRefusals.running, backupRefusals.notSet],
})
