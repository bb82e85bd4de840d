import { ahead } from '../../platform/network/load-ahead.ts'
import { later } from '../../ui/later.tsx'

/** What only some Washers see, and not always: its code comes after the screen. */
export const OpenDeductions = later(
  ahead(() => import('../../features/claim/components/open-deductions.tsx').then((module) => module.OpenDeductions)),
  null,
)
export const OffersStopped = later(
  ahead(() =>
    import('../../features/verification/components/offers-stopped.tsx').then((module) => module.OffersStopped),
  ),
  null,
)
