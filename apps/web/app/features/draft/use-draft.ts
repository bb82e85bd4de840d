import type { OrderId } from '@washline/contract/ids'
import { useState } from 'react'
import { useLocation, useSearchParams } from '../../router/index.ts'
import { type DraftChoices, readChoices, readOrderId } from './view-model.ts'

const keyOf = (orderId: OrderId) => `draft-${orderId}`

function readPersisted(orderId: OrderId | undefined): DraftChoices | undefined {
  try {
    const stored = orderId === undefined ? null : sessionStorage.getItem(keyOf(orderId))
    return stored === null ? undefined : readChoices(JSON.parse(stored))
  } catch {
    return undefined
  }
}

/** Stores choices for an order in this tab, so that a reload or going back loses nothing. */
export function keepChoices(orderId: OrderId, choices: DraftChoices): void {
  try {
    sessionStorage.setItem(keyOf(orderId), JSON.stringify(choices))
  } catch {
    // Storage may be full or forbidden; the navigation state still carries the choices.
  }
}

export const forgetChoices = (orderId: OrderId): void => sessionStorage.removeItem(keyOf(orderId))

export type Draft = ReturnType<typeof useDraft>

/**
 * The draft in the address and the choices for it. `keep` merges a change and returns all choices; `linkTo` gives the
 * address and the navigation state of another step.
 */
export function useDraft() {
  const [search] = useSearchParams()
  const { state } = useLocation()
  const orderId = readOrderId(search, state)
  const [choices, setChoices] = useState<DraftChoices>(() => readPersisted(orderId) ?? readChoices(state))
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
