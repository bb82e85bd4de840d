import type { Repeat } from '@washline/contract/schedule/schemas'
import { t } from '../../platform/i18n/i18n.ts'

export function repeatLabel(repeat: Repeat): string {
  switch (repeat) {
    case 'none':
      return t('Once')
    case 'weekly':
      return t('Every week')
    case 'fortnightly':
      return t('Every two weeks')
    default:
      return repeat satisfies never
  }
}
