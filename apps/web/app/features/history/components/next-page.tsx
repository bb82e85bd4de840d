import { useEffect, useEffectEvent, useRef } from 'react'
import type { OrderSide } from '../../../domain/order/order-side.ts'
import { isInViewAfter } from '../../../platform/device/in-view.ts'
import { t } from '../../../platform/i18n/i18n.ts'
import { Button } from '../../../ui/button.tsx'
import { ErrorText } from '../../../ui/error-text.tsx'

export interface NextPageProps {
  side: OrderSide
  busy: boolean
  failed: boolean
  onWanted: () => void
}

/** Loads the next page when the end of the list comes near, or on a press. */
export function NextPage({ side, busy, failed, onWanted }: NextPageProps) {
  const place = useRef<HTMLDivElement>(null)
  const near = useEffectEvent(() => onWanted())
  // Observed again after each read, so that a cancelled read is repeated.
  useEffect(() => {
    if (!place.current || busy || failed) return
    const watch = new IntersectionObserver((changes) => isInViewAfter(changes) && near(), { rootMargin: '400px' })
    watch.observe(place.current)
    return () => watch.disconnect()
  }, [busy, failed])
  return (
    <div ref={place} className="grid justify-items-center gap-3">
      {failed && (
        <ErrorText>
          {side === 'washer'
            ? t('The older orders could not be loaded.##washer')
            : t('The older orders could not be loaded.')}
        </ErrorText>
      )}
      <Button busy={busy} flat onClick={onWanted}>
        {failed ? t('Retry') : side === 'washer' ? t('Show older orders##washer') : t('Show older orders')}
      </Button>
    </div>
  )
}
