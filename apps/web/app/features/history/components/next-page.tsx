import { useEffect, useEffectEvent, useRef } from 'react'
import { t } from '../../../platform/i18n/i18n.ts'
import { Button } from '../../../ui/button.tsx'
import { ErrorText } from '../../../ui/error-text.tsx'

export interface NextPageProps {
  busy: boolean
  failed: boolean
  onWanted: () => void
}

/** Loads the next page when the end of the list comes near, or on a press. */
export function NextPage({ busy, failed, onWanted }: NextPageProps) {
  const place = useRef<HTMLDivElement>(null)
  const near = useEffectEvent(() => onWanted())
  // Observed again after each read, so that a cancelled read is repeated.
  useEffect(() => {
    if (!place.current || busy || failed) return
    const watch = new IntersectionObserver(([seen]) => seen?.isIntersecting && near(), { rootMargin: '400px' })
    watch.observe(place.current)
    return () => watch.disconnect()
  }, [busy, failed])
  return (
    <div ref={place} className="grid justify-items-center gap-3">
      {failed && <ErrorText>{t('The older orders could not be loaded.')}</ErrorText>}
      <Button busy={busy} flat onClick={onWanted}>
        {failed ? t('Retry') : t('Show older orders')}
      </Button>
    </div>
  )
}
