export const backupMessages = {
  running: 'A backup is already running. Only one can run at a time.',
  notSet: 'Backups are not set up. The server needs BACKUP_TO and BACKUP_PASSPHRASE.',
} as const
