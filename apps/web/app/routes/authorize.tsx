import type { AuthorizationRequest } from '@washline/contract/oauth/endpoints'
import { useState } from 'react'
import { ConsentScreen } from '../features/consent/consent-screen.tsx'
import type { AuthMode } from '../features/identity/components/auth-dialogs.tsx'
import { t } from '../platform/i18n/i18n.ts'
import { pageTitle } from '../platform/navigation/page-title.ts'
import { useSearchParams } from '../router/index.ts'
import { later } from '../ui/later.tsx'

const AuthDialogs = later(
  () => import('../features/identity/components/auth-dialogs.tsx').then((module) => module.AuthDialogs),
  null,
)

export const meta = () => [{ title: pageTitle(t('Allow access?')) }, { name: 'referrer', content: 'no-referrer' }]

const goTo = (address: string) => window.location.assign(address)

export default function Authorize() {
  const [address] = useSearchParams()
  const [mode, setMode] = useState<AuthMode>()
  const { client_id = '', redirect_uri = '', ...more } = Object.fromEntries(address)
  const request: AuthorizationRequest = { ...more, client_id, redirect_uri }
  return (
    <>
      <ConsentScreen request={request} onSignIn={() => setMode('sign-in')} goTo={goTo} />
      {mode && <AuthDialogs mode={mode} onMode={setMode} onSignedIn={() => setMode(undefined)} />}
    </>
  )
}
