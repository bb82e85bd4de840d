import { ahead } from '../../../platform/network/load-ahead.ts'
import { later } from '../../../ui/later.tsx'
import type { HintRole } from '../view-model.ts'
import { HintPlace } from './hint-place.tsx'

const HintCard = later(
  ahead(() => import('./hint-card.tsx').then((module) => module.HintCard)),
  null,
)

/** Hints whose code comes after the screen. */
export const FirstHints = ({ who }: { who: HintRole }) => <HintPlace who={who} card={HintCard} />
