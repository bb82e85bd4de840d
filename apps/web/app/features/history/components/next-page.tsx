import { useEffect, useEffectEvent, useRef } from 'react'
import { t } from '../../../platform/i18n/i18n.ts'
import { Button } from '../../../ui/button.tsx'
import { ErrorText } from '../../../ui/error-text.tsx'

export interface NextPageProps {
  busy: boolean
  failed: boolean
  onWanted: () => void
}

/** Asks for the next page when the end of the list comes near; a press does the same. */
export function NextPage({ busy, failed, onWanted }: NextPageProps) {
  const place = useRef<HTMLDivElement>(null)
  const near = useEffectEvent(() => onWanted())
  // Watched anew after each read, so that a page whose read was cut off is asked for again.
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
