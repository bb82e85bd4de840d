import { useIsMutating } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { t } from '../i18n/i18n.ts'
import { useUpdateReady } from './update-state.ts'
import { loadUpdate, watchUpdates } from './watch-updates.ts'

/** Offers a new version where it interrupts nothing: no order under way, nothing typed, nothing being sent. */
export function UpdateBar() {
  const isReady = useUpdateReady()
  useEffect(watchUpdates, [])
  return isReady && <Offer />
}

function Offer() {
  const isSending = useIsMutating() > 0
  const [isLoading, setIsLoading] = useState(false)
  if (isSending) return null
  return (
    <div className="update-bar" role="status">
      <p>{t('A new version is ready')}</p>
      <Button
        size="compact"
        busy={isLoading}
        onClick={() => {
          setIsLoading(true)
          loadUpdate()
        }}
      >
        {t('Reload')}
      </Button>
    </div>
  )
}
