import type { PriceRules } from '@washline/contract/market'
import { formatShortMinor } from '../../../platform/format/money.ts'
import { t } from '../../../platform/i18n/i18n.ts'
import { marketValues } from '../view-model.ts'
import type { LegalSection } from './legal-page.tsx'

const extraCover = ({ coverage }: PriceRules) =>
  coverage.extra.map(({ limitMinor, feeMinor }) =>
    t('Coverage up to {cover} costs {fee}.', { cover: formatShortMinor(limitMinor), fee: formatShortMinor(feeMinor) }),
  )

const ordering = (rules: PriceRules): LegalSection[] => {
  const { serviceShare, serviceLeast, mediumFee, heavyFee, completeHours, draftHours } = marketValues(rules)
  return [
    {
      id: 'order',
      title: t('Your order'),
      sentences: [
        t('You take a photo of your laundry.'),
        t('Software counts the items and names them. It can be wrong, so check the list before you order.'),
        t('A list you do not order is deleted after {hours} hours, photo included.', { hours: draftHours }),
        t(
          'How soon the laundry is picked up depends on the Washers near you. You see whether one is nearby before you order.',
        ),
        t('The agreement about the laundry is between you and the Washer who accepts it.'),
      ],
    },
    {
      id: 'price',
      title: t('The price'),
      sentences: [
        t('Each item has a fixed price, which you see before you order.'),
        t('A service fee is added: {share}% of the value, at least {least}.', {
          share: serviceShare,
          least: serviceLeast,
        }),
        t('A medium load costs {medium} more, a heavy load {heavy} more.', { medium: mediumFee, heavy: heavyFee }),
        t('The total you confirm is the most you pay. Nothing is added without your approval.'),
        t('The Washer can correct the list until the wash begins, with a reason.'),
        t('If that costs more than you agreed to, you approve or decline it first.'),
      ],
    },
    {
      id: 'payment',
      title: t('Payment'),
      sentences: [
        t('Your card is authorized when you order and charged when the order is completed.'),
        t('Money in your wallet is used first if you choose so.'),
        t('You complete an order by confirming the delivery.'),
        t('A delivered order that is not confirmed is completed automatically after {hours} hours.', {
          hours: completeHours,
        }),
      ],
    },
  ]
}

const changes = (): LegalSection[] => {
  const { cancelFee, cancelMinutes, lateMinutes, notifyMinutes, giveUpMinutes, promiseHours } = marketValues()
  return [
    {
      id: 'cancelling',
      title: t('Cancelling'),
      sentences: [
        t('You can cancel until pickup.'),
        t('That is free, with one exception.'),
        t('When you cancel later than {minutes} minutes after acceptance, the Washer receives {fee} for the trip.', {
          minutes: cancelMinutes,
          fee: cancelFee,
        }),
        t(
          'If the Washer is more than {minutes} minutes late for pickup, cancelling is free, and you can ask for another Washer.',
          { minutes: lateMinutes },
        ),
        t('A Washer can release an order before pickup. It is then offered to others.'),
        t(
          'If no Washer accepts the order, we notify you after {notify} minutes. After {end} minutes it is cancelled.',
          {
            notify: notifyMinutes,
            end: giveUpMinutes,
          },
        ),
        t('When an order is cancelled, the authorization on your card is released.'),
      ],
    },
    {
      id: 'promise',
      title: t('The promise'),
      sentences: [
        t('Your laundry is back within {hours} hours of pickup.', { hours: promiseHours }),
        t('If it comes later, the service fee is refunded to your wallet automatically.'),
        t('You do not have to ask for it.'),
      ],
    },
    {
      id: 'handover',
      title: t('Handing over'),
      sentences: [
        t('The items are counted at pickup and again at return.'),
        t('Both sides see the same list and the same times.'),
        t('Please take money, keys and papers out of your pockets.'),
      ],
    },
  ]
}

const protection = (rules: PriceRules): LegalSection[] => {
  const { cover, highValue, claimHours, creditDays } = marketValues()
  return [
    {
      id: 'loss',
      title: t('Loss and damage'),
      sentences: [
        t('Loss, damage and theft are covered from pickup to return, up to {cover} per order.', { cover }),
        ...extraCover(rules),
        t('Shrinkage from improper washing counts as damage.'),
        t('The amount is the market value: brand, age, condition and current retail price.'),
        t('An item worth more than {value} that was not declared when you ordered counts as {value}.', {
          value: highValue,
        }),
      ],
    },
    {
      id: 'claims',
      title: t('Claims'),
      sentences: [
        t('You report a problem in the app within {hours} hours of receiving your laundry, with photos.', {
          hours: claimHours,
        }),
        t('The rules that decide a claim are published and the same for everyone.'),
        t('You see the reasons, and our team reviews your appeal.'),
        t('An approved amount is credited within {days} business days.', { days: creditDays }),
      ],
    },
  ]
}

const washers = (rules: PriceRules): LegalSection[] => {
  const { share, commission, deposit, claimHours, capacity, instantFee } = marketValues(rules)
  return [
    {
      id: 'washers',
      title: t('For Washers'),
      sentences: [
        t('A Washer works independently, not as an employee of the operator.'),
        t('Before the first order we check identity, background, equipment and knowledge of fabrics.'),
        t('The Washer gets {share}% of the value of the order. {commission}% is the commission.', {
          share,
          commission,
        }),
        t('If an area has a pickup fee or a small-order fee, it goes to the Washer in full.'),
        t('Tips go to the Washer in full.'),
        t('Earnings can be paid out {hours} hours after completion, when no claim is open.', { hours: claimHours }),
        t('An instant payout costs {fee}, which is deducted from it.', { fee: instantFee }),
        t('A Washer has at most {count} current orders.', { count: capacity }),
        t('The Washer is responsible for taxes and permits.'),
      ],
    },
    {
      id: 'deposit',
      title: t('The deposit'),
      sentences: [
        t('A Washer pays a security deposit of {deposit} before the first order.', { deposit }),
        t('We keep it as security and do not spend it.'),
        t('It is refunded when the Washer stops and no order or claim is open.'),
      ],
    },
    {
      id: 'ranking',
      title: t('Who is asked first'),
      sentences: [
        t('Orders are offered by a published ranking.'),
        t('Its parts and weights are on the page “How matching works”.'),
        t('Tips never count, and you cannot buy a spot.'),
      ],
    },
  ]
}

const conduct = (): LegalSection[] => {
  const { chatDays } = marketValues()
  return [
    {
      id: 'account',
      title: t('Your account'),
      sentences: [
        t('You give your real name and an address where we can reach you, and keep your password to yourself.'),
        t('You must be 18 or older.'),
        t('One account orders and washes. You can switch at any time.'),
        t('You can delete your account when no order, claim or payout is open.'),
      ],
    },
    {
      id: 'behaviour',
      title: t('How we treat each other'),
      sentences: [t('These can get an account closed:')],
      points: [
        t('Threats, hate, harassment or unwanted contact.'),
        t('False photos, false claims or paid ratings.'),
        t('Laundry that contains anything dangerous, illegal or alive.'),
        t('Paying or asking for payment outside of Washline.'),
        t('Using other people’s addresses for anything but the order.'),
        t('Attacking the service, or copying its data in bulk.'),
      ],
    },
    {
      id: 'ratings',
      title: t('Ratings and messages'),
      sentences: [
        t('An order is rated once, after completion, by its customer.'),
        t('Ratings are public. They show the first letter of your name, your stars and your comment.'),
        t('The chat of an order closes {days} days after completion.', { days: chatDays }),
      ],
    },
    {
      id: 'liability',
      title: t('Limits of our responsibility'),
      sentences: [
        t('The operator is responsible for the payment, the deposit, the coverage and the claims as described here.'),
        t('The Washer is responsible for the laundry.'),
        t('Nothing here takes away a right that the law gives you.'),
      ],
    },
    {
      id: 'changing',
      title: t('Changes to these terms'),
      sentences: [
        t('The terms published when an order was placed apply to it.'),
        t('We tell you about changes that cost you something before they apply.'),
      ],
    },
  ]
}

/** The terms of use, with the fees of now. */
export const termsSections = (rules: PriceRules): LegalSection[] => [
  {
    id: 'washline',
    title: t('What Washline is'),
    sentences: [
      t('Washline connects people who want laundry done with independent Washers who do it.'),
      t('The Washer does the laundry.'),
      t('The operator of this installation takes the payment, holds the deposit and decides claims.'),
    ],
  },
  ...ordering(rules),
  ...changes(),
  ...protection(rules),
  ...washers(rules),
  ...conduct(),
]
