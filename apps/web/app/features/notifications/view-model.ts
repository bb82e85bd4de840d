import type { Notification } from '@washline/contract/notifications/endpoints'
import type { CareLabelName } from '../../ui/sprite.ts'

type Type = Notification['type']

/** The pictogram of each kind of news and its colour. */
export const looks: Record<Type, { label: CareLabelName; ink: string }> = {
  acceptance: { label: 'st-accepted', ink: 'var(--st-accepted)' },
  pickup: { label: 'st-picked_up', ink: 'var(--st-picked-up)' },
  'laundry-complete': { label: 'care-dry', ink: 'var(--st-pending)' },
  delivery: { label: 'st-delivered', ink: 'var(--st-completed)' },
  compensation: { label: 'care-iron', ink: 'var(--st-completed)' },
  message: { label: 'care-hand', ink: 'var(--st-accepted)' },
  order: { label: 'st-in_progress', ink: 'var(--st-in-progress)' },
  request: { label: 'st-pending', ink: 'var(--st-pending)' },
  rating: { label: 'st-completed', ink: 'var(--st-in-progress)' },
  payment: { label: 'st-completed', ink: 'var(--st-completed)' },
  earnings: { label: 'st-completed', ink: 'var(--st-completed)' },
}

/** The message cut around its highlighted phrase. */
export function cutAtHighlight(message: string, highlight: string | null): [string, string, string] {
  const start = highlight ? message.indexOf(highlight) : -1
  if (!highlight || start < 0) return [message, '', '']
  return [message.slice(0, start), highlight, message.slice(start + highlight.length)]
}
