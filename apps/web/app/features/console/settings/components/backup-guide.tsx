import { t } from '../../../../platform/i18n/i18n.ts'

const examplePlace = '/backup/washline'

/** What a backup is, and the commands of the server that write one and restore it. */
export function BackupGuide({ place }: { place: string | null }) {
  return (
    <div className="grid min-w-0 content-start gap-4">
      <section className="console-box gap-3" aria-labelledby="backups-what">
        <h3 id="backups-what">{t('What a backup is')}</h3>
        <p>
          {t(
            'The database, the photos and the secrets as they are at one moment, encrypted. The market keeps running while it is written.',
          )}
        </p>
        <p>{t('Each backup is read back completely before it counts and before older ones are deleted.')}</p>
        <p>{t('Without the passphrase no one can open it, not even you. Keep the passphrase somewhere else.')}</p>
      </section>
      <section className="console-box gap-3" aria-labelledby="backups-commands">
        <h3 id="backups-commands">{t('On the server')}</h3>
        <p>{t('Writes a backup now:')}</p>
        <pre className="console-command">npm run backup</pre>
        <p>{t('Restores the latest one on an empty machine and verifies it:')}</p>
        <pre className="console-command">{`npm run restore -- --from ${place ?? examplePlace}`}</pre>
      </section>
    </div>
  )
}
