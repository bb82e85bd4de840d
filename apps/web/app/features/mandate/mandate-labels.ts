import type { GrantableKind } from '@washline/contract/mandates/mandated'
import { t } from '../../platform/i18n/i18n.ts'

/** What a program may do within its limits, or only with the person's approval. */
export function grantLabel(kind: GrantableKind): string {
  switch (kind) {
    case 'place':
      return t('Place orders')
    case 'book':
      return t('Book pickups')
    case 'tip':
      return t('Give tips')
    case 'cancel':
      return t('Cancel orders with a fee')
    case 'claim':
      return t('File claims')
    default:
      return kind satisfies never
  }
}
