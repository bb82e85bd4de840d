import { useRef, useState } from 'react'
import { ahead } from '../../../platform/network/load-ahead.ts'
import { later } from '../../../ui/later.tsx'
import { useHints } from '../use-hints.ts'
import type { HintRole } from '../view-model.ts'

const HintCard = later(
  ahead(() => import('./hint-card.tsx').then((module) => module.HintCard)),
  null,
)

/** One hint a visit, until each was shown once. Its place is there at once, so that nothing moves when its code comes. */
export function FirstHints({ who }: { who: HintRole }) {
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
      {!isClosed && <HintCard hint={hint} others={others} onClose={close} />}
    </div>
  )
}
