import type { ItemId } from '@washline/contract/ids'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { isStill } from '../../ui/is-still.ts'
import type { ScanResult } from './use-persisted-photo.ts'
import { piecesOf, questionsOf } from './view-model.ts'

/** From one piece to the next; many pieces share the longest time. */
const apartMs = 90
const longestMs = 1_800
/** The last tag has stopped swinging. */
const swingMs = 420
/** From piece to piece on their way to the line, and the way itself. */
export const flightApartMs = 40
export const flightMs = 380
/** How long the finished count is shown before the next screen. */
const restMs = 900

export interface RevealAnswers {
  /** Unsure items that the customer has confirmed. */
  checkedItems: readonly ItemId[]
  /** The customer wants to correct the list. */
  mustCheck: boolean
}

type Phase = 'lighting' | 'asking' | 'flying' | 'done'

/**
 * The reveal of a scan: the pieces light up one by one, unsure ones are asked about, all fly onto the line; then `onEnd`. With
 * reduced motion, and after a skip, everything is there at once. Nothing ends before its last piece is lit.
 */
export function useReveal(found: ScanResult, onEnd: (answers: RevealAnswers) => void) {
  const pieceCount = piecesOf(found.items).length
  const [still] = useState(isStill)
  const [isSkipped, setIsSkipped] = useState(still)
  const [litCount, setLitCount] = useState(still ? pieceCount : 0)
  const [checkedItems, setChecked] = useState<readonly ItemId[]>([])
  const [isSettled, setIsSettled] = useState(still)
  const [hasFlown, setHasFlown] = useState(still)
  const hasEnded = useRef(false)
  const stepMs = Math.min(apartMs, longestMs / Math.max(1, pieceCount))
  const questions = questionsOf(found.items)
  const open = questions.filter(({ id }) => !checkedItems.includes(id))
  const isLit = litCount >= pieceCount
  const phase: Phase = !isSettled ? 'lighting' : open.length > 0 ? 'asking' : hasFlown ? 'done' : 'flying'

  const end = (answers: RevealAnswers) => {
    if (hasEnded.current) return
    hasEnded.current = true
    onEnd(answers)
  }
  const endByItself = useEffectEvent(() => end({ checkedItems, mustCheck: false }))

  useEffect(() => {
    if (isLit) return
    const timer = setInterval(() => setLitCount((lit) => lit + 1), stepMs)
    return () => clearInterval(timer)
  }, [isLit, stepMs])
  useAfter(isLit && !isSettled, isSkipped ? 0 : swingMs, () => setIsSettled(true))
  useAfter(phase === 'flying', isSkipped ? 0 : pieceCount * flightApartMs + flightMs, () => setHasFlown(true))
  useAfter(phase === 'done', restMs, endByItself)

  return {
    phase,
    litCount: Math.min(litCount, pieceCount),
    stepMs,
    isSkipped,
    question: phase === 'asking' ? open[0] : undefined,
    questionNumber: questions.length - open.length + 1,
    questionCount: questions.length,
    confirm: (id: ItemId) => setChecked([...checkedItems, id]),
    correct: () => end({ checkedItems, mustCheck: true }),
    goOn: () => end({ checkedItems, mustCheck: false }),
    skip: () => {
      setIsSkipped(true)
      setLitCount(pieceCount)
    },
  }
}

export type Reveal = ReturnType<typeof useReveal>

function useAfter(isOn: boolean, ms: number, then: () => void): void {
  const latest = useEffectEvent(then)
  useEffect(() => {
    if (!isOn) return
    const timer = setTimeout(() => latest(), ms)
    return () => clearTimeout(timer)
  }, [isOn, ms])
}
