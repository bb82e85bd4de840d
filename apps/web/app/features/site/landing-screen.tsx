import { mainId } from '../../ui/skip-link.tsx'
import { Advantages } from './components/advantages.tsx'
import { BothSides } from './components/both-sides.tsx'
import { Hero } from './components/hero.tsx'
import { HowItWorks } from './components/how-it-works.tsx'
import { Policy } from './components/policy.tsx'
import { TryIt } from './components/try-it.tsx'

export interface LandingScreenProps {
  onOrder: () => void
}

export function LandingScreen({ onOrder }: LandingScreenProps) {
  return (
    <main id={mainId} className="landing">
      <Hero onOrder={onOrder} />
      <TryIt onOrder={onOrder} />
      <Advantages />
      <HowItWorks onOrder={onOrder} />
      <BothSides onOrder={onOrder} />
      <Policy />
    </main>
  )
}
