import { type ClaimRules, market } from '@washline/contract/market'
import { useMoneyRules } from '../../../domain/market/use-money-rules.ts'
import { formatShortMinor } from '../../../platform/format/money.ts'
import { t } from '../../../platform/i18n/i18n.ts'
import { NumberedSteps } from '../../../ui/numbered-steps.tsx'

const { claims } = market
const hourMs = 3_600_000

/** The course of a claim, with the deadlines and amounts of the rules in force. */
export const ClaimSteps = () => <NumberedSteps steps={stepsBy(useMoneyRules())} />

const stepsBy = (rules: ClaimRules) => [
  {
    title: t('You report it within {hours} hours of delivery', { hours: claims.windowMs / hourMs }),
    text: t(
      'In the app: which item, what is wrong with it, what it was worth, up to {count} photos. An order that did not come back can be reported {hours} hours after its promised time.',
      { count: claims.photosMax, hours: claims.undeliveredAfterMs / hourMs },
    ),
  },
  {
    title: t('We apply the rules within seconds'),
    text: t('You get a report: each rule, its evidence, and whether it is met. Up to {amount} is decided right away.', {
      amount: formatShortMinor(rules.claims.instantMaximumMinor),
    }),
  },
  {
    title: t('The Washer can answer within {hours} hours', { hours: claims.replyMs / hourMs }),
    text: t('Our team decides what the rules leave open, based on the report and both sides.'),
  },
  {
    title: t('A decision within {hours} hours', { hours: claims.decisionMs / hourMs }),
    text: t('The money is in your wallet the same day, and within {days} business days at the latest.', {
      days: claims.creditBusinessDays,
    }),
  },
  {
    title: t('You can appeal within {days} days', { days: claims.appealMs / (24 * hourMs) }),
    text: t(
      'Our team reviews the claim again, and that decision is final. The Washer only pays for what their own counts show.',
    ),
  },
]
