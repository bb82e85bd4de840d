import type { DoorKind } from '@washline/contract/doors/rules'
import { t } from '../../platform/i18n/i18n.ts'

/** What a Washer finds at the door. */
export function doorKindText(kind: DoorKind): string {
  switch (kind) {
    case 'absent':
      return t('Nobody is there')
    case 'refused':
      return t('Somebody refuses')
    case 'wrong_place':
      return t('The place is wrong')
    case 'unsafe':
      return t('It is not safe')
    case 'infested':
      return t('The laundry is infested')
    default:
      return kind satisfies never
  }
}
