import { useEffect, useEffectEvent, useRef } from 'react'
import { createPortal } from 'react-dom'
import type { ScanResult } from '../use-persisted-photo.ts'
import { type RevealAnswers, useReveal } from '../use-reveal.ts'
import { piecesOf } from '../view-model.ts'
import { Pieces } from './pieces.tsx'
import { RevealDock } from './reveal-dock.tsx'

export interface RevealProps {
  found: ScanResult
  photoUrl: string
  /** Where the count and the questions are drawn. */
  dock: HTMLElement | null
  onEnd: (answers: RevealAnswers) => void
}

/** The found pieces on the photo, which stays as it is, and in the dock their count. A press anywhere on the photo skips to the end. */
export function Reveal({ found, photoUrl, dock, onEnd }: RevealProps) {
  const reveal = useReveal(found, onEnd)
  const place = useRef<HTMLDivElement>(null)
  const skip = useEffectEvent(reveal.skip)
  useEffect(() => {
    const view = place.current?.closest('.scan-view')
    const press = () => skip()
    view?.addEventListener('pointerdown', press)
    return () => view?.removeEventListener('pointerdown', press)
  }, [])
  return (
    <>
      <div ref={place} className="contents">
        <Pieces url={photoUrl} pieces={piecesOf(found.items)} reveal={reveal} />
      </div>
      {dock && createPortal(<RevealDock found={found} reveal={reveal} />, dock)}
    </>
  )
}
