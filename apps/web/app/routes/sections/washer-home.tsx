import { HintCard } from '../../features/hints/components/hint-card.tsx'
import { HintPlace } from '../../features/hints/components/hint-place.tsx'
import { WasherHomeScreen } from '../../features/washer-home/washer-home-screen.tsx'
import { OffersStopped, OpenDeductions } from './washer-asides.ts'

export default function WasherHome() {
  return (
    <WasherHomeScreen
      hindrance={<OffersStopped />}
      deductions={<OpenDeductions />}
      hint={<HintPlace who="washer" card={HintCard} />}
    />
  )
}
