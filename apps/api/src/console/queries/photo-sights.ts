import type { Sight, Viewer } from '../../platform/storage/photo-rules.ts'

/** Any photo, for an operator who has just opened what it belongs to. */
export const sightOfOperator = (by: Viewer): Sight => ({ of: 'console', id: by.userId, by })

/** A photo of an order's chat, which operators read while a case is open. */
export const sightOfCase = (orderId: number, by: Viewer): Sight => ({ of: 'case', id: orderId, by })
