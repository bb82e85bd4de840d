import type { NotificationId, UserId } from '@washline/contract/ids'
import { useSyncExternalStore } from 'react'

const keyOf = (userId: UserId) => `seen_notification_${userId}`
const listeners = new Set<() => void>()
const subscribe = (changed: () => void) => {
  listeners.add(changed)
  return () => listeners.delete(changed)
}

/** The newest notification that this person has seen on this device. */
export const lastSeen = (userId: UserId | undefined): number =>
  userId === undefined ? 0 : Number(localStorage.getItem(keyOf(userId)) ?? 0)

export function markSeen(userId: UserId, notificationId: NotificationId): void {
  if (notificationId <= lastSeen(userId)) return
  localStorage.setItem(keyOf(userId), String(notificationId))
  for (const listener of listeners) listener()
}

export const useSeen = (userId: UserId | undefined): number =>
  useSyncExternalStore(
    subscribe,
    () => lastSeen(userId),
    () => 0,
  )
