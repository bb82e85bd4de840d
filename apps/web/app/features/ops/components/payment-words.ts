import type { OpsPayment } from '@washline/contract/ops/schemas'
import { t } from '../../../platform/i18n/i18n.ts'

export const paymentState = (state: OpsPayment['state']): string =>
  ({
    authorising: t('asking the card'),
    authenticating: t('waiting for the bank'),
    authorised: t('promised'),
    held: t('held'),
    captured: t('captured'),
    released: t('let go'),
    charging: t('being charged'),
    succeeded: t('charged'),
    declined: t('declined'),
    abandoned: t('given up'),
  })[state]
