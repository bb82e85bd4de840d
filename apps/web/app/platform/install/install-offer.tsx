import { Button } from '../../ui/button.tsx'
import { t } from '../i18n/i18n.ts'
import { dismissOffer, install, useInstallWay, useIsOfferDismissed } from './install-prompt.ts'

export interface InstallOfferProps {
  /** On a page of settings it stays, also after it was put away elsewhere. */
  stays?: boolean
}

/** Washline on the home screen: said once, calmly, where it can be done. */
export function InstallOffer({ stays = false }: InstallOfferProps) {
  const way = useInstallWay()
  const isDismissed = useIsOfferDismissed()
  if (way === 'none' || (isDismissed && !stays)) return null
  return (
    <section className="install-offer" aria-label={t('Install Washline')}>
      <img src="/icon.svg" alt="" width={48} height={48} />
      <div className="min-w-0">
        <h2 className="text-18">{t('Washline on your home screen')}</h2>
        <p className="text-14 text-ink-2">
          {way === 'by-hand'
            ? t('Tap Share, then Add to Home Screen.')
            : t('Opens at once, also without a network. Your order stays in sight.')}
        </p>
      </div>
      <div className="install-acts">
        {way === 'prompt' && (
          <Button size="compact" onClick={() => void install()}>
            {t('Install')}
          </Button>
        )}
        {!stays && (
          <Button look="link" onClick={dismissOffer}>
            {t('Not now')}
          </Button>
        )}
      </div>
    </section>
  )
}
