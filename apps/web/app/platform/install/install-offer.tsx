import { Button } from '../../ui/button.tsx'
import { t } from '../i18n/i18n.ts'
import { dismissOffer, install, useInstallMethod, useIsOfferDismissed } from './install-prompt.ts'

export interface InstallOfferProps {
  /** On a settings page it stays, also after it was dismissed elsewhere. */
  stays?: boolean
}

/** Offers to install the app, where that is possible. */
export function InstallOffer({ stays = false }: InstallOfferProps) {
  const method = useInstallMethod()
  const isDismissed = useIsOfferDismissed()
  if (method === 'none' || (isDismissed && !stays)) return null
  return (
    <section className="install-offer" aria-label={t('Install Washline')}>
      <img src="/icon.svg" alt="" width={48} height={48} />
      <div className="min-w-0">
        <h2 className="text-18">{t('Washline on your home screen')}</h2>
        <p className="text-14 text-ink-2">
          {method === 'by-hand'
            ? t('Tap Share, then Add to Home Screen.')
            : t('Opens instantly, even offline, and keeps your order in view.')}
        </p>
      </div>
      <div className="install-actions">
        {method === 'prompt' && (
          <Button size="compact" onClick={() => void install()}>
            {t('Install')}
          </Button>
        )}
        {!stays && (
          <Button variant="link" onClick={dismissOffer}>
            {t('Not now')}
          </Button>
        )}
      </div>
    </section>
  )
}
