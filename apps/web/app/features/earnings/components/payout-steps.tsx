import { market } from '@washline/contract/market'
import { formatShortMinor } from '../../../platform/format/money.ts'
import { t } from '../../../platform/i18n/i18n.ts'
import { NumberedSteps } from '../../../ui/numbered-steps.tsx'

/** From a completed order to the Washer's bank account. */
export function PayoutSteps() {
  const { minimumMinor, instantFeeMinor } = market.cashOut
  return (
    <section className="grid gap-5" aria-labelledby="payout-steps">
      <h2 id="payout-steps">{t('From order to payout')}</h2>
      <NumberedSteps
        steps={[
          { title: t('Order completed'), text: t('Your share and any tip are added to your earnings.') },
          {
            title: t('{hours} hours for claims', { hours: market.claims.windowMs / 3_600_000 }),
            text: t('The customer can report a loss or damage. After that, the money is available.'),
          },
          {
            title: t('You cash out'),
            text: t('Any amount from {minimum}, at any time.', { minimum: formatShortMinor(minimumMinor) }),
          },
          {
            title: t('Money arrives'),
            text: t('Usually within a few business days. Where your bank supports it, within an hour for {fee}.', {
              fee: formatShortMinor(instantFeeMinor),
            }),
          },
        ]}
      />
    </section>
  )
}
