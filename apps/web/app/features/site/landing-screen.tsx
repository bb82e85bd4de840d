import { lazy, Suspense } from 'react'
import { mainId } from '../../ui/skip-link.tsx'
import { Advantages } from './components/advantages.tsx'
import { BothSides } from './components/both-sides.tsx'
import { Hero } from './components/hero.tsx'
import { HowItWorks } from './components/how-it-works.tsx'
import { Policy } from './components/policy.tsx'
import { TryItShape } from './components/try-it-shape.tsx'

// Below the first screen: the page does not wait for its price list.
const TryIt = lazy(() => import('./components/try-it.tsx').then((module) => ({ default: module.TryIt })))

export interface LandingScreenProps {
  onOrder: () => void
}

export function LandingScreen({ onOrder }: LandingScreenProps) {
  return (
    <main id={mainId} className="landing">
      <Hero onOrder={onOrder} />
      <div className="try-it-place">
        <Suspense fallback={<TryItShape />}>
          <TryIt onOrder={onOrder} />
        </Suspense>
      </div>
      <Advantages />
      <HowItWorks onOrder={onOrder} />
      <BothSides onOrder={onOrder} />
      <Policy />
    </main>
  )
}
