import type { Point } from '@washline/contract/maps/geo'
import type { Place } from '@washline/contract/maps/schemas'
import type { PickupPrecision } from '@washline/contract/orders/schemas'
import { useRef, useState } from 'react'

export interface ChosenPlace extends Point {
  address: string
  /** How the position is known; absent for a place that was chosen earlier. */
  precision?: PickupPrecision | undefined
}

export interface Pin extends Point {
  by: PickupPrecision
  /** The person put it there, not a look-up of a text. */
  isHandSet: boolean
  /** The address that the pin stands for; undefined while the person has to look at both. */
  for: string | undefined
}

export interface PickupChoice {
  address: string
  /** The map wrote the address, so the map may replace it. */
  isFromMap: boolean
  pin: Pin | undefined
}

/** What the person should look at before the place counts. */
export type PickupNotice =
  /** The text was understood, but not exactly. Continuing accepts the pin. */
  | { kind: 'check'; found: Place }
  /** The text was not found, and the pin was found for another text. Continuing accepts the pin. */
  | { kind: 'unknown' }
  /** The text was found far from the pin. */
  | { kind: 'apart'; found: Place; meters: number }
  /** What the map calls the pin's place, beside the person's own text. */
  | { kind: 'pinned'; found: Place }

export interface PickupChoiceOptions {
  first: { address: string; place: ChosenPlace | undefined }
  /** Called with every change, so that a reload loses nothing. `place` is set once address and pin belong together. */
  onChange: (change: { address: string; place: ChosenPlace | undefined }) => void
}

export type ChoiceState = ReturnType<typeof useChoiceState>

/** The place, where the pin stands for the address; undefined otherwise. */
export function placeOf({ address, pin }: PickupChoice): ChosenPlace | undefined {
  const text = address.trim()
  if (!pin || !text || pin.for !== text) return undefined
  return { address: text, latitude: pin.latitude, longitude: pin.longitude, precision: pin.by }
}

const firstOf = ({ address, place }: PickupChoiceOptions['first']): PickupChoice => ({
  address,
  isFromMap: false,
  pin: place && {
    latitude: place.latitude,
    longitude: place.longitude,
    by: place.precision ?? 'pin',
    isHandSet: false,
    for: address.trim(),
  },
})

/** The chosen address and pin, what is wrong with them, and the look-up that runs. */
export function useChoiceState({ first, onChange }: PickupChoiceOptions) {
  const [choice, setChoice] = useState(() => firstOf(first))
  const [problem, setProblem] = useState('')
  const [notice, setNotice] = useState<PickupNotice>()
  /** The city or district that was understood where the street was not. */
  const [area, setArea] = useState<Place>()
  const [busy, setBusy] = useState<'position' | 'address' | 'coordinates'>()
  /** The number of the newest look-up; the answers of earlier ones are dropped. */
  const lastRequest = useRef(0)
  /** For look-ups that end after the person has typed on. */
  const latest = useRef(choice)
  const become = (next: PickupChoice) => {
    latest.current = next
    setChoice(next)
    setProblem('')
    setNotice(undefined)
    onChange({ address: next.address, place: placeOf(next) })
  }
  return {
    ...{ choice, become, problem, setProblem, notice, setNotice, area, setArea, busy, setBusy, lastRequest, latest },
  }
}
