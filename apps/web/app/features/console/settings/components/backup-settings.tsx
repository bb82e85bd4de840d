import { backupMessages } from '@washline/contract/backups/messages'
import { t } from '../../../../platform/i18n/i18n.ts'
import { Note } from '../../../../ui/note.tsx'

const lines = ['BACKUP_TO=/backup/washline', 'BACKUP_PASSPHRASE_FILE=/etc/washline-passphrase'].join('\n')

/** What the server lacks before it writes backups. */
export function BackupSettings() {
  return (
    <>
      <Note>{t(backupMessages.notSet)}</Note>
      <section className="console-box gap-3" aria-labelledby="backups-set-up">
        <h3 id="backups-set-up">{t('Next step: set up backups')}</h3>
        <p>{t('Add these lines to the settings of the server, then restart it:')}</p>
        <pre className="console-command">{lines}</pre>
        <p>
          {t(
            'The first is a folder on another disk, or the word bucket for the one in S3_BUCKET. The second is a file with a passphrase of 16 characters or more.',
          )}
        </p>
      </section>
    </>
  )
}
