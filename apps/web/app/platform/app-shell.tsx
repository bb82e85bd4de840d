import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, Suspense, useEffect, useMemo } from 'react'
import { type AppNav, AppNavContext } from '../ui/app-nav-context.ts'
import { FirstFrame } from '../ui/first-frame.tsx'
import { OfflineBanner } from '../ui/offline-banner.tsx'
import { formatTimeOrDate } from './format/date.ts'
import { onLanguageChange, t } from './i18n/i18n.ts'
import { useLanguage } from './i18n/use-language.ts'
import { useOnline } from './network/use-online.ts'
import { useAsOf } from './persisted-queries/use-as-of.ts'
import { usePersistedQueries } from './persisted-queries/use-persisted-queries.ts'
import { useResumePush } from './push/use-resume-push.ts'
import { queryClient } from './query.ts'
import { useSendQueued } from './queue/use-send-queued.ts'
import { useConnectionState } from './realtime/connection-state.ts'
import { useHasRefusedChannel } from './realtime/refused-channels.ts'
import { UpdateBar } from './updates/update-bar.tsx'

export interface AppShellProps {
  /** Whether the bell has a dot: an unseen notification waits. */
  hasUnread?: boolean
  /** Whether the person is here as a Washer. */
  isWasher?: boolean
  children: ReactNode
}

/** The frame of every screen: query cache, header texts, offline banner. */
export function AppShell({ hasUnread = false, isWasher = false, children }: AppShellProps) {
  const language = useLanguage()
  // The cached answers are in the former language.
  useEffect(() => onLanguageChange(() => void queryClient.invalidateQueries()), [])
  const isReady = usePersistedQueries()
  useSendQueued()
  useResumePush()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the words change with the language
  const nav = useMemo<AppNav>(
    () => ({
      label: t('Main'),
      homePath: '/home-screen',
      items: [
        { tab: 'home', to: '/home-screen', icon: 'home', text: t('Home') },
        { tab: 'orders', to: '/order-history', icon: 'orders', text: isWasher ? t('Orders##washer') : t('Orders') },
        { tab: 'account', to: '/dashboard', icon: 'user', text: t('Account') },
      ],
      bell: {
        to: '/notification',
        text: hasUnread ? t('Notifications, some are new') : t('Notifications'),
        unread: hasUnread,
      },
      backText: t('Back'),
    }),
    [hasUnread, isWasher, language],
  )
  const opening = <FirstFrame label={t('Loading')} />
  return (
    <QueryClientProvider client={queryClient}>
      <AppNavContext value={nav}>
        <div className="app-shell">
          <ConnectionBanner />
          <UpdateBar />
          {/* Screens load in here: what listens to the cache above must not be hidden with a screen under way. */}
          <Suspense fallback={opening}>{isReady ? children : opening}</Suspense>
        </div>
      </AppNavContext>
    </QueryClientProvider>
  )
}

function ConnectionBanner() {
  const isOnline = useOnline()
  const connection = useConnectionState()
  const hasRefused = useHasRefusedChannel()
  const asOf = useAsOf()
  const age = asOf === null ? undefined : t('As of {time}.', { time: formatTimeOrDate(asOf, Date.now()) })
  if (!isOnline)
    return age === undefined ? (
      <OfflineBanner text={t('You are offline.')} />
    ) : (
      <OfflineBanner text={t('You are offline. This is the last saved version.')} age={age} />
    )
  if (connection === 'offline' || hasRefused)
    return <OfflineBanner text={t('Live updates are interrupted. Reconnecting...')} age={age} />
  return null
}
