import { type CareKey, type CareWishes, careLabels, usualCare } from '@washline/contract/care/schemas'
import { t } from '../../platform/i18n/i18n.ts'

/** A wish in words. */
export function wishText(wishes: CareWishes, key: CareKey): string {
  switch (key) {
    case 'detergent':
      return t(careLabels.detergent[wishes.detergent])
    case 'temperature':
      return t(careLabels.temperature[wishes.temperature])
    case 'drying':
      return t(careLabels.drying[wishes.drying])
    case 'finish':
      return t(careLabels.finish[wishes.finish])
    case 'allergies':
      return wishes.allergies
    default:
      return key satisfies never
  }
}

/** Whether somebody wishes anything at all. */
export const isUsual = (wishes: CareWishes): boolean =>
  (Object.keys(usualCare) as CareKey[]).every((key) => wishes[key] === usualCare[key])
