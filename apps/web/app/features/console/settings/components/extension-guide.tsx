import { t } from '../../../../platform/i18n/i18n.ts'

/** How the first extension is loaded, and what one can add. */
export function ExtensionGuide() {
  const additions = [
    t('Handle what happens to orders'),
    t('Offer calls of its own, and store documents'),
    t('Move money within its own ledger accounts'),
    t('Have settings and panels in this console'),
    t('Take the place of a service, such as emails or maps'),
    t('Add a language or a brand'),
  ]
  return (
    <div className="grid content-start gap-5">
      <section className="console-box gap-3" aria-labelledby="extension-next">
        <h3 id="extension-next">{t('Next step: load an extension')}</h3>
        <p>{t('Add this line to the settings of the server, then restart it:')}</p>
        <pre className="console-command">WASHLINE_EXTENSIONS=./thanks</pre>
        <p>
          {t(
            'A name that begins with ./ or / is a folder, any other one an installed package. Several are separated by spaces.',
          )}
        </p>
      </section>
      <section className="console-box gap-3" aria-labelledby="extension-additions">
        <h3 id="extension-additions">{t('What an extension can do')}</h3>
        <ul className="plain-points">
          {additions.map((addition) => (
            <li key={addition}>{addition}</li>
          ))}
        </ul>
      </section>
    </div>
  )
}
