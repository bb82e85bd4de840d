import text from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url'
import { type ReactNode, useEffect } from 'react'
import { Links, type LinksFunction, Meta, Outlet, Scripts, ScrollRestoration, useRouteError } from 'react-router'
import { pressAgain } from './platform/hydration/press-again.ts'
import { t } from './platform/i18n/i18n.ts'
import { languageScript } from './platform/i18n/language-choice.ts'
import { useLanguage } from './platform/i18n/use-language.ts'
import { Alternates } from './platform/navigation/alternates.tsx'
import { useLanguageOfAddress } from './platform/navigation/use-language-of-address.ts'
import { followAccountLanguage } from './platform/session/follow-account-language.ts'
import { themeScript } from './platform/theme/theme.ts'
import { isMissingCode, MissingCode } from './platform/updates/missing-code.tsx'
import { ErrorState } from './ui/error-state.tsx'
import { FirstFrame } from './ui/first-frame.tsx'
import display from './ui/fonts/bricolage-grotesque-800-latin.woff2?url'
import stylesheet from './ui/styles/index.css?url'
import { ToastHost } from './ui/toast-host.tsx'

/**
 * Zod tries whether it may compile its checks and the policy refuses, which browsers report each time. Its own switch
 * comes too late from a module: schemas are made while modules load.
 */
const zodScript = 'globalThis.__zod_globalConfig={jitless:true}'

const font = (href: string) =>
  ({ rel: 'preload', as: 'font', type: 'font/woff2', href, crossOrigin: 'anonymous' }) as const

export const links: LinksFunction = () => [
  font(display),
  font(text),
  { rel: 'stylesheet', href: stylesheet },
  { rel: 'icon', href: '/icon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/icons/apple-touch-icon.png' },
  { rel: 'manifest', href: '/manifest.webmanifest' },
]

export const meta = () => [{ title: 'Washline' }]

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang={useLanguage()} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta
          name="viewport"
          content="width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-content"
        />
        <meta name="theme-color" content="#F8F5EC" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#0E1230" media="(prefers-color-scheme: dark)" />
        <script>{languageScript}</script>
        <script>{themeScript}</script>
        <script>{zodScript}</script>
        <Meta />
        <Alternates />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

export default function Root() {
  const language = useLanguage()
  useLanguageOfAddress()
  useEffect(followAccountLanguage, [])
  useEffect(pressAgain, [])
  return (
    <>
      <Outlet key={language} />
      <ToastHost />
    </>
  )
}

/** Without words: the shell is written before anyone's language is known. */
export const HydrateFallback = () => <FirstFrame />

export function ErrorBoundary() {
  if (isMissingCode(useRouteError())) return <MissingCode />
  return (
    <main className="grid min-h-dvh place-items-center">
      <ErrorState
        title={t('Something went wrong')}
        message={t('This page could not be shown. Nothing of yours was changed.')}
        retryText={t('Reload')}
        onRetry={() => location.reload()}
      />
    </main>
  )
}
