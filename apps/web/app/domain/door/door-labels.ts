import type { DoorKind } from '@washline/contract/doors/rules'
import { t } from '../../platform/i18n/i18n.ts'

/** What a Washer finds at the door. */
export function doorKindText(kind: DoorKind): string {
  switch (kind) {
    case 'absent':
      return t('No one is there')
    case 'refused':
      return t('The handover is refused')
    case 'wrong_place':
      return t('The address is wrong')
    case 'unsafe':
      return t('It is not safe')
    case 'infested':
      return t('The laundry is infested')
    default:
      return kind satisfies never
  }
}
