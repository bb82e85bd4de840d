import type { QuotedZone } from '@washline/contract/orders/schemas'
import { formatMoney } from '../../platform/format/money.ts'
import { t } from '../../platform/i18n/i18n.ts'

/** What a small order lacks to be one without a fee. */
export const largeText = ({ missing_to_large: missing }: QuotedZone): string | undefined =>
  missing === undefined
    ? undefined
    : t('Add {missing} more to avoid the small-order fee.', { missing: formatMoney(missing) })
