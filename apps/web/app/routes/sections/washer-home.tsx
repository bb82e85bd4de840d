import { OpenDeductions } from '../../features/claim/components/open-deductions.tsx'
import { FirstHints } from '../../features/hints/components/first-hints.tsx'
import { OffersStopped } from '../../features/verification/components/offers-stopped.tsx'
import { WasherHomeScreen } from '../../features/washer-home/washer-home-screen.tsx'

export default function WasherHome() {
  return (
    <WasherHomeScreen
      hindrance={<OffersStopped />}
      deductions={<OpenDeductions />}
      hint={<FirstHints who="washer" />}
    />
  )
}
