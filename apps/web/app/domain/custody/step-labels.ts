import type { CustodyStepName } from '@washline/contract/custody/schemas'
import { t } from '../../platform/i18n/i18n.ts'

export const stepTitle = (step: CustodyStepName): string =>
  ({
    scan: t('Scanned at home'),
    pickup: t('Counted at pickup'),
    handover: t('Handed to another Washer'),
    return: t('Counted at return'),
    received: t('Counted by the customer'),
  })[step]

/** For the head of a table. */
export const stepLabel = (step: CustodyStepName): string =>
  ({ scan: t('Scan'), pickup: t('Pickup'), handover: t('Takeover'), return: t('Return'), received: t('Customer') })[
    step
  ]
