import { later } from '../../ui/later.tsx'
import { mainId } from '../../ui/skip-link.tsx'
import { Advantages } from './components/advantages.tsx'
import { BothSides } from './components/both-sides.tsx'
import { Hero } from './components/hero.tsx'
import { HowItWorks } from './components/how-it-works.tsx'
import { Policy } from './components/policy.tsx'

// Below the first screen: the page does not wait for its price list.
const TryIt = later(() => import('./components/try-it.tsx').then((module) => module.TryIt))

export interface LandingScreenProps {
  onOrder: () => void
}

export function LandingScreen({ onOrder }: LandingScreenProps) {
  return (
    <main id={mainId} className="landing">
      <Hero onOrder={onOrder} />
      <div className="try-it-place">
        <TryIt onOrder={onOrder} />
      </div>
      <Advantages />
      <HowItWorks onOrder={onOrder} />
      <BothSides onOrder={onOrder} />
      <Policy />
    </main>
  )
}
