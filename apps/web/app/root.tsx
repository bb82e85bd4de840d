import { Suspense, useEffect } from 'react'
import { t } from './platform/i18n/i18n.ts'
import { useLanguage } from './platform/i18n/use-language.ts'
import { Alternates } from './platform/navigation/alternates.tsx'
import { useLanguageOfAddress } from './platform/navigation/use-language-of-address.ts'
import { useScrollRestoration } from './platform/navigation/use-scroll-restoration.ts'
import { followAccountLanguage } from './platform/session/follow-account-language.ts'
import { ErrorBoundary } from './platform/updates/error-boundary.tsx'
import { useLocation } from './router/index.ts'
import { Routes } from './routes.tsx'
import { FirstFrame } from './ui/first-frame.tsx'
import { SkipLink } from './ui/skip-link.tsx'
import { ToastHost } from './ui/toast-host.tsx'

/** The app in its router. */
export default function Root() {
  const language = useLanguage()
  const { key } = useLocation()
  useLanguageOfAddress()
  useScrollRestoration()
  useEffect(followAccountLanguage, [])
  return (
    <>
      {!import.meta.env.SSR && <Alternates />}
      <SkipLink key={language} text={t('Skip to content')} />
      <ErrorBoundary place={key}>
        <Suspense fallback={<FirstFrame />}>
          <Routes key={language} />
        </Suspense>
      </ErrorBoundary>
      <ToastHost />
    </>
  )
}
