import { useEffect, useState } from 'react'
import { ErrorState } from '../../ui/error-state.tsx'
import { FirstFrame } from '../../ui/first-frame.tsx'
import { t } from '../i18n/i18n.ts'
import { useOnline } from '../network/use-online.ts'
import { reloadFresh, reloadOnce } from './reload-once.ts'

/** Code that is on no server any more, after a new version, or not on this device yet, without a network. */
export const isMissingCode = (error: unknown) =>
  error instanceof TypeError && /import|module script/i.test(error.message)

/** Loading the page anew mends it nearly always, so that is tried first, and once. Without a network it is not. */
export function MissingCode() {
  const isOnline = useOnline()
  const [isLost, setIsLost] = useState(false)
  useEffect(() => {
    if (isOnline) setIsLost(!reloadOnce())
  }, [isOnline])
  if (isOnline && !isLost) return <FirstFrame label={t('Loading')} />
  return (
    <main className="grid min-h-dvh place-items-center">
      {isOnline ? (
        <ErrorState
          title={t('This page could not be loaded.')}
          message={t('Your data was not changed. Reload to try again.')}
          retryText={t('Reload')}
          onRetry={() => void reloadFresh()}
        />
      ) : (
        <ErrorState
          title={t('You are offline')}
          message={t('This page has to be loaded once while you are online. Your data was not changed.')}
          retryText={t('Retry')}
          onRetry={() => location.reload()}
        />
      )}
    </main>
  )
}
