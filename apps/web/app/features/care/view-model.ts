import { type CareInstructions, type CareKey, careLabels } from '@washline/contract/care/schemas'
import { t } from '../../platform/i18n/i18n.ts'

export function instructionText(instructions: CareInstructions, key: CareKey): string {
  switch (key) {
    case 'detergent':
      return t(careLabels.detergent[instructions.detergent])
    case 'temperature':
      return t(careLabels.temperature[instructions.temperature])
    case 'drying':
      return t(careLabels.drying[instructions.drying])
    case 'finish':
      return t(careLabels.finish[instructions.finish])
    case 'allergies':
      return instructions.allergies
    default:
      return key satisfies never
  }
}
