import { useState } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { type DraftChoices, readChoices, readOrderId } from './view-model.ts'

const keyOf = (orderId: number) => `draft-${orderId}`

function readKept(orderId: number | undefined): DraftChoices | undefined {
  try {
    const kept = orderId === undefined ? null : sessionStorage.getItem(keyOf(orderId))
    return kept === null ? undefined : readChoices(JSON.parse(kept))
  } catch {
    return undefined
  }
}

/** Keeps choices for an order in this tab, so that a reload or the way back loses nothing. */
export function keepChoices(orderId: number, choices: DraftChoices): void {
  try {
    sessionStorage.setItem(keyOf(orderId), JSON.stringify(choices))
  } catch {
    // Storage may be full or forbidden; the navigation state still carries the choices.
  }
}

export const forgetChoices = (orderId: number): void => sessionStorage.removeItem(keyOf(orderId))

export type Draft = ReturnType<typeof useDraft>

/**
 * The order of the address and what was chosen for it. `keep` merges a change at once and gives the whole;
 * `linkTo` is the address and the navigation state of another step.
 */
export function useDraft() {
  const [search] = useSearchParams()
  const { state } = useLocation()
  const orderId = readOrderId(search, state)
  const [choices, setChoices] = useState<DraftChoices>(() => readKept(orderId) ?? readChoices(state))
  const keep = (change: DraftChoices): DraftChoices => {
    const next = { ...choices, ...change }
    setChoices(next)
    if (orderId !== undefined) keepChoices(orderId, next)
    return next
  }
  const linkTo = (path: string, changed = choices) => ({
    to: `${path}?order=${orderId}`,
    state: { order_id: orderId, ...changed },
  })
  return { orderId, choices, keep, linkTo }
}
