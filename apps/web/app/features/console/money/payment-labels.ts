import type { ConsolePayment } from '@washline/contract/console/schemas'
import { t } from '../../../platform/i18n/i18n.ts'

export const paymentState = (state: ConsolePayment['state']): string =>
  ({
    authorizing: t('authorizing'),
    authenticating: t('authenticating'),
    authorized: t('authorized'),
    capturable: t('authorized for the order'),
    captured: t('captured'),
    released: t('released'),
    charging: t('charging'),
    succeeded: t('succeeded'),
    declined: t('declined'),
    abandoned: t('abandoned'),
  })[state]
