import { lazy, type ReactNode, Suspense, useState } from 'react'
import type { AuthMode } from '../../features/identity/components/auth-dialogs.tsx'
import { SiteFooter } from '../../features/site/components/site-footer.tsx'
import { SiteHeader } from '../../features/site/components/site-header.tsx'
import { useSession } from '../../platform/session/use-session.ts'
import { useNavigate } from '../../router/index.ts'

const AuthDialogs = lazy(() =>
  import('../../features/identity/components/auth-dialogs.tsx').then((module) => ({ default: module.AuthDialogs })),
)

const signOut = () => import('../../platform/session/sign-out.ts').then((module) => module.signOut())

export interface SiteLinks {
  /** Goes to the home screen, after the sign-up where nobody is signed in. */
  onOrder: () => void
  /** Goes to the registration of a Washer, after the sign-up where nobody is signed in. */
  onBecomeWasher: () => void
}

export interface SiteFrameProps {
  children: ReactNode | ((links: SiteLinks) => ReactNode)
}

/** The frame of every public page: bar, footer, and the dialogs for sign-in and sign-up. */
export function SiteFrame({ children }: SiteFrameProps) {
  const { token, user } = useSession()
  const navigate = useNavigate()
  const [mode, setMode] = useState<AuthMode>()
  const [wanted, setWanted] = useState(false)
  const [wantsToWash, setWantsToWash] = useState(false)
  const open = (next: AuthMode, toWash = false) => {
    setWanted(true)
    setWantsToWash(toWash)
    setMode(next)
  }
  const toBecomeWasher = () => void navigate('/account', { state: { becomeWasher: true } })
  const links: SiteLinks = {
    onOrder: () => (token ? void navigate('/home-screen') : open('sign-up')),
    onBecomeWasher: () => (token ? toBecomeWasher() : open('sign-up', true)),
  }
  return (
    <>
      <SiteHeader
        firstName={token ? user?.name.split(' ')[0] : undefined}
        onSignIn={() => open('sign-in')}
        onSignUp={() => open('sign-up')}
        onSignOut={() => void signOut()}
      />
      {typeof children === 'function' ? children(links) : children}
      <SiteFooter />
      {wanted && (
        <Suspense>
          <AuthDialogs
            mode={mode}
            onMode={setMode}
            onSignedIn={({ isNew }) =>
              wantsToWash ? toBecomeWasher() : void navigate(isNew ? '/onboarding' : '/home-screen')
            }
          />
        </Suspense>
      )}
    </>
  )
}
