import { useState } from 'react'
import { t } from '../../../platform/i18n/i18n.ts'
import { Button } from '../../../ui/button.tsx'
import { usePush } from '../use-push.ts'

const declinedKey = 'push_declined'

/** Offers push messages where they are first useful; after a refusal only the settings offer them. */
export function PushOffer() {
  const { state, change } = usePush()
  const [isDeclined, setIsDeclined] = useState(() => localStorage.getItem(declinedKey) !== null)
  if (isDeclined || state !== 'off') return null
  const decline = () => {
    localStorage.setItem(declinedKey, '1')
    setIsDeclined(true)
  }
  return (
    <section className="grid gap-3 rounded-button border-2 bg-sheet p-4" aria-label={t('Push notifications')}>
      <p className="font-semibold">{t('Want a notification when a Washer accepts, even when the app is closed?')}</p>
      <div className="flex flex-wrap gap-3 *:grow">
        <Button flat onClick={decline}>
          {t('Not now')}
        </Button>
        <Button variant="primary" flat icon="bell" busy={change.isPending} onClick={() => change.mutate(true)}>
          {t('Notify me')}
        </Button>
      </div>
    </section>
  )
}
