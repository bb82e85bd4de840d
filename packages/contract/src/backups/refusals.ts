import type { RefusalCatalogue } from '../refusal.ts'
import { backupMessages } from './messages.ts'

export const backupRefusals = {
  running: {
    code: 'backup_running',
    status: 409,
    message: backupMessages.running,
    description: 'Another process, the schedule or another operator has begun a backup that has not ended.',
  },
  notSet: {
    code: 'backup_not_set',
    status: 409,
    message: backupMessages.notSet,
    description: 'The server has no place for backups, or no passphrase to seal them with.',
  },
} as const satisfies RefusalCatalogue
