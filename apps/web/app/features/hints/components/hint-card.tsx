import { useEffect, useEffectEvent } from 'react'
import { useMarkShown } from '../use-hints.ts'
import type { Hint } from '../view-model.ts'
import { HintNote } from './hint-note.tsx'
import { HintText } from './hint-text.tsx'

export interface HintCardProps {
  hint: Hint
  /** The hints of later visits. */
  others: readonly Hint[]
  onClose: () => void
}

export function HintCard({ hint, others, onClose }: HintCardProps) {
  const markShown = useMarkShown()
  const shown = useEffectEvent(() => markShown(hint))
  useEffect(() => shown(), [])
  const endAll = () => {
    markShown(...others)
    onClose()
  }
  return (
    <HintNote onClose={onClose} onEndAll={others.length > 0 ? endAll : undefined}>
      <HintText hint={hint} />
    </HintNote>
  )
}
