import type { UserId } from '@washline/contract/ids'
import { useState } from 'react'
import { useUser } from '../../platform/session/use-user.ts'
import { type Hint, type HintRole, hints } from './view-model.ts'

/** Before the id of a person. */
export const shownKeyPrefix = 'hints_shown_'
const keyOf = (userId: UserId) => shownKeyPrefix + userId
const shownTo = (userId: UserId) => (localStorage.getItem(keyOf(userId)) ?? '').split(' ').filter(Boolean)

/** The first hint of the role that this person has not seen on this device, and those after it. They stay for the visit. */
export function useHints(role: HintRole): { hint: Hint | undefined; others: readonly Hint[] } {
  const { id: userId } = useUser()
  const [[hint, ...others]] = useState(() => {
    const shown = shownTo(userId)
    return hints[role].filter((name) => !shown.includes(name))
  })
  return { hint, others }
}

/** Marks hints as shown: they do not come again, closed or not. */
export function useMarkShown(): (...seen: readonly Hint[]) => void {
  const { id: userId } = useUser()
  return (...seen) => localStorage.setItem(keyOf(userId), [...new Set([...shownTo(userId), ...seen])].join(' '))
}
