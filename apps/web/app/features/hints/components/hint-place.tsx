import { type ComponentType, useRef, useState } from 'react'
import { useHints } from '../use-hints.ts'
import type { HintRole } from '../view-model.ts'
import type { HintCardProps } from './hint-card.tsx'

export interface HintPlaceProps {
  who: HintRole
  card: ComponentType<HintCardProps>
}

/** One hint a visit, until each was shown once. Its place is there at once, so that nothing moves when its code or its font comes. */
export function HintPlace({ who, card: Card }: HintPlaceProps) {
  const { hint, others } = useHints(who)
  const [isClosed, setIsClosed] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  if (hint === undefined) return null
  const close = () => {
    // The pressed button goes, and with it the focus.
    place.current?.focus()
    setIsClosed(true)
  }
  return (
    <div ref={place} tabIndex={-1} role="status" className={isClosed ? undefined : 'hint-place'}>
      {!isClosed && <Card hint={hint} others={others} onClose={close} />}
    </div>
  )
}
