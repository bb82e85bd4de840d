import { useNavigate } from 'react-router'
import { useSession } from '../../platform/session/use-session.ts'
import { Advantages } from './components/advantages.tsx'
import { BothSides } from './components/both-sides.tsx'
import { Hero } from './components/hero.tsx'
import { HowItWorks } from './components/how-it-works.tsx'
import { LandingHeader } from './components/landing-header.tsx'
import { Policy } from './components/policy.tsx'
import { SiteFooter } from './components/site-footer.tsx'

export interface LandingScreenProps {
  onSignIn: () => void
  onSignUp: () => void
  onSignOut: () => void
}

export function LandingScreen({ onSignIn, onSignUp, onSignOut }: LandingScreenProps) {
  const { token, user } = useSession()
  const navigate = useNavigate()
  const goOr = (path: string) => () => (token ? navigate(path) : onSignUp())
  const ways = { onOrder: goOr('/home-screen'), onBecomeWasher: goOr('/account') }
  return (
    <>
      <LandingHeader
        firstName={token ? user?.name.split(' ')[0] : undefined}
        onSignIn={onSignIn}
        onSignUp={onSignUp}
        onSignOut={onSignOut}
      />
      <main>
        <Hero {...ways} />
        <Advantages />
        <HowItWorks {...ways} />
        <BothSides {...ways} />
        <Policy />
      </main>
      <SiteFooter />
    </>
  )
}
