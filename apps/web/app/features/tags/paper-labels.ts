import { t } from '../../platform/i18n/i18n.ts'
import type { PaperName } from './view-model.ts'

export const paperLabel = (paper: PaperName): string =>
  ({
    plainA4: t('Plain paper, A4, to cut'),
    plainUs: t('Plain paper, Letter, to cut'),
    labelsA4: t('Label sheet A4, 24 labels of 70 × 37 mm'),
    labelsUs: t('Label sheet Letter, 30 labels of 66.7 × 25.4 mm'),
  })[paper]
