import type { Point } from '@washline/contract/maps/geo'
import { useRef, useState } from 'react'

export interface ChosenPlace extends Point {
  address: string
}

export interface PickupChoice {
  address: string
  point: Point | undefined
}

export interface PickupChoiceOptions {
  first: PickupChoice
  /** Called with every change, so that a reload loses nothing. `place` is set once there are an address and a point. */
  onChange: (change: { address: string; place: ChosenPlace | undefined }) => void
}

export type ChoiceState = ReturnType<typeof useChoiceState>

/** The chosen address and point, what is wrong with them, and the look-up that runs. */
export function useChoiceState({ first, onChange }: PickupChoiceOptions) {
  const [choice, setChoice] = useState(first)
  const [problem, setProblem] = useState('')
  const [busy, setBusy] = useState<'position' | 'address' | 'coordinates'>()
  /** The typed address stays when the pin is moved. */
  const keepsText = useRef(false)
  /** The number of the newest look-up of a pin; the answers of earlier ones are dropped. */
  const lastRequest = useRef(0)
  const become = (next: PickupChoice) => {
    setChoice(next)
    setProblem('')
    const address = next.address.trim()
    const place = next.point && address ? { address, ...next.point } : undefined
    onChange({ address: next.address, place })
  }
  return { choice, become, problem, setProblem, busy, setBusy, keepsText, lastRequest }
}
