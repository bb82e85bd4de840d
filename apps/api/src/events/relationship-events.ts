import type { UserId } from '@washline/contract/ids'

export interface RelationshipEvents {
  /** One person has blocked the other; they are not matched again, in either direction. */
  'person.blocked': { readonly blockerId: UserId; readonly blockedId: UserId; readonly at: Date }
}
