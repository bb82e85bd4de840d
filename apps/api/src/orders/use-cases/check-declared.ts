import type { OrderId } from '@washline/contract/ids'
import { orderMessages } from '@washline/contract/orders/messages'
import type { DeclaredItemInput } from '@washline/contract/orders/schemas'
import type { Queryable } from '../../platform/db/queryable.ts'
import { invalid } from '../../platform/http/refusal.ts'
import { photoKeyOf } from '../../platform/storage/photo-key-of.ts'
import { matchDeclared } from '../rules/match-declared.ts'
import type { OrderItem } from '../rules/merge-items.ts'
import { type DeclaredRow, declaredPhotosOf } from '../store/declared-items.ts'

/** Checks that declared pieces are items of the draft and that their photos were uploaded for it. */
export async function checkDeclared(
  q: Queryable,
  orderId: OrderId,
  items: readonly OrderItem[],
  declared: readonly DeclaredItemInput[],
): Promise<readonly DeclaredRow[]> {
  const matched = matchDeclared(items, declared)
  if ('errors' in matched) throw invalid(matched.errors)
  const keys = matched.pieces.map(({ photoUrl }) => (photoUrl === null ? null : (photoKeyOf(photoUrl) ?? '')))
  const uploaded = await declaredPhotosOf(
    q,
    orderId,
    keys.filter((key) => key !== null),
  )
  return matched.pieces.map(({ itemId, name, valueMinor }, index) => {
    const photoKey = keys[index] ?? null
    if (photoKey !== null && !uploaded.includes(photoKey))
      throw invalid({ [`declared_items.${index}.photo`]: [orderMessages.foreignPhoto] })
    return { itemId, name, valueMinor, photoKey }
  })
}
