import { FirstHints } from '../../features/hints/components/first-hints.tsx'
import { WasherHomeScreen } from '../../features/washer-home/washer-home-screen.tsx'
import { OffersStopped, OpenDeductions } from './washer-asides.ts'

export default function WasherHome() {
  return (
    <WasherHomeScreen
      hindrance={<OffersStopped />}
      deductions={<OpenDeductions />}
      hint={<FirstHints who="washer" />}
    />
  )
}
