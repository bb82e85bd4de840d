import { market } from '@washline/contract/market'
import { ComplaintTable } from '../../../domain/claim/complaint-table.tsx'
import { formatPercent } from '../../../platform/format/format-number.ts'
import { formatShortMinor } from '../../../platform/format/money.ts'
import { t } from '../../../platform/i18n/i18n.ts'

const { complaints, claims } = market
const hourMs = 3_600_000
const share = (ground: keyof typeof complaints.refundBasisPoints) =>
  formatPercent(complaints.refundBasisPoints[ground] / 10_000)

/** What happens when a wash was not good: the free second wash, refunds, who pays, and the table that decides. */
export function SecondWashRules() {
  return (
    <section className="grid gap-6" aria-labelledby="second-wash">
      <h2 id="second-wash" className="section-title">
        {t('Not clean, smells, or creased')}
      </h2>
      <p className="lead max-w-[38em]">
        {t(
          'We wash it again free of charge, up to {days} days after delivery. For lost and damaged items, you have {hours} hours.',
          {
            days: complaints.windowMs / (24 * hourMs),
            hours: claims.windowMs / hourMs,
          },
        )}
      </p>
      <ul className="plain-points">
        {pointsOf().map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      <ComplaintTable />
    </section>
  )
}

const pointsOf = () => [
  t(
    'The second wash is its own order, picked up as soon as possible. You choose whether we ask the same Washer first.',
  ),
  t('You cannot wait: {share} of the price of the items.', { share: share('cannot_wait') }),
  t('No Washer is found, or a second wash did not help: {share}.', { share: share('no_washer') }),
  t(
    'The Washer is liable for a wash that is not clean or smells and is reported within {hours} hours. We pay for everything else.',
    {
      hours: complaints.clearWithinMs / hourMs,
    },
  ),
  t(
    'A liable Washer who washes again is not paid for it. If another Washer does, or for a refund, up to {amount} of the liable Washer’s pay is deducted. The other Washer is paid as usual.',
    {
      amount: formatShortMinor(complaints.liableMaximumMinor),
    },
  ),
  t('You and the Washer can appeal within {days} days. Our team then makes the final decision.', {
    days: complaints.appealMs / (24 * hourMs),
  }),
]
