import { lazy, Suspense, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import type { AuthMode } from '../features/identity/components/auth-dialogs.tsx'
import { LandingScreen } from '../features/site/landing-screen.tsx'
import { publicPlace } from '../platform/navigation/public-pages.ts'

const AuthDialogs = lazy(() =>
  import('../features/identity/components/auth-dialogs.tsx').then((module) => ({ default: module.AuthDialogs })),
)

export const meta = () => [
  { title: 'Washline · Your laundry, washed and back in 3 hours' },
  {
    name: 'description',
    content:
      'Take a photo, confirm, hand over the bag. A vetted Washer near you washes it and brings it back in 3 hours.',
  },
]

/** Paths of their own that show a part of the page. */
const parts: Record<string, string> = { '/how-it-works': 'how', '/washers': 'washers', '/become-washer': 'two' }

const signOut = () => import('../platform/session/sign-out.ts').then((module) => module.signOut())

export default function Landing() {
  const { pathname, key } = useLocation()
  const part = parts[publicPlace(pathname)?.path ?? '/']
  // The key: pressing the link of the shown part again leads back to it.
  useEffect(() => {
    if (part && key) document.getElementById(part)?.scrollIntoView()
  }, [part, key])
  const [mode, setMode] = useState<AuthMode>()
  const [wanted, setWanted] = useState(false)
  const open = (next: AuthMode) => () => {
    setWanted(true)
    setMode(next)
  }
  return (
    <>
      <LandingScreen onSignIn={open('sign-in')} onSignUp={open('sign-up')} onSignOut={() => void signOut()} />
      {wanted && (
        <Suspense>
          <AuthDialogs mode={mode} onMode={setMode} />
        </Suspense>
      )}
    </>
  )
}
