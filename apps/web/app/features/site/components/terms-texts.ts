import type { PriceRules } from '@washline/contract/market'
import { formatShortMinor } from '../../../platform/format/money.ts'
import { t } from '../../../platform/i18n/i18n.ts'
import { marketValues } from '../view-model.ts'
import type { LegalSection } from './legal-page.tsx'

const extraCover = ({ coverage }: PriceRules) =>
  coverage.extra.map(({ limitMinor, feeMinor }) =>
    t('Cover up to {cover} costs {fee}.', { cover: formatShortMinor(limitMinor), fee: formatShortMinor(feeMinor) }),
  )

const ordering = (rules: PriceRules): LegalSection[] => {
  const { serviceShare, serviceLeast, mediumFee, heavyFee, completeHours, draftHours } = marketValues(rules)
  return [
    {
      id: 'order',
      title: t('Your order'),
      sentences: [
        t('You take a photo of your laundry.'),
        t('A program counts the items and names them. It can be wrong, so you correct the list before you order.'),
        t('A list that you do not order is deleted after {hours} hours, photo included.', { hours: draftHours }),
        t(
          'How soon the laundry is picked up depends on the Washers near you. You see whether one is near before you order.',
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
        t('A medium load costs {medium} more, a heavy one {heavy} more.', { medium: mediumFee, heavy: heavyFee }),
        t('The total that you confirm is the most you pay. Nothing raises it without your approval.'),
        t('The Washer may correct the list until the wash begins, with a reason.'),
        t('If that costs more than you agreed to, you approve or decline it first.'),
      ],
    },
    {
      id: 'payment',
      title: t('Payment'),
      sentences: [
        t('Your card is authorized when you order and charged when the order is completed.'),
        t('Money in your wallet is used first when you choose so.'),
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
        t('You may cancel until the pickup.'),
        t('That is free, with one exception.'),
        t('When you cancel later than {minutes} minutes after acceptance, the Washer receives {fee} for the trip.', {
          minutes: cancelMinutes,
          fee: cancelFee,
        }),
        t(
          'If the Washer is more than {minutes} minutes late for pickup, cancelling is free, and you can ask for another Washer.',
          { minutes: lateMinutes },
        ),
        t('A Washer may release an order before the pickup. It is then offered to others.'),
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
        t('Your laundry is back within {hours} hours of the pickup.', { hours: promiseHours }),
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
        t('Loss, damage and theft are covered from the pickup to the return, up to {cover} an order.', { cover }),
        ...extraCover(rules),
        t('Shrinkage by wrong washing counts as damage.'),
        t('The amount is the market value: brand, age, condition and the price today.'),
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
        t('The rules that decide a claim are published and the same for everybody.'),
        t('You see the reasons, and an operator reviews your appeal.'),
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
        t('Before the first order identity, background, equipment and knowledge of fabrics are checked.'),
        t('The Washer gets {share}% of the value of the order. {commission}% is the commission.', {
          share,
          commission,
        }),
        t('Where a place has a pickup fee or a fee for small orders, they go to the Washer in full.'),
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
        t('Its parts and weights are on the page "How matching works".'),
        t('Tips never count, and a place cannot be bought.'),
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
        t('You give your true name and an address that reaches you, and keep your password to yourself.'),
        t('You must be 18 or older.'),
        t('One account orders and washes. You may switch at any time.'),
        t('You can delete your account when no order, claim or payout is open.'),
      ],
    },
    {
      id: 'behaviour',
      title: t('How we treat each other'),
      sentences: [t('These things may close an account:')],
      points: [
        t('Threats, hate, harassment or unwanted contact.'),
        t('False photos, false claims or ratings that were bought.'),
        t('Laundry with dangerous, illegal or living things in it.'),
        t('Paying or asking for payment around the product.'),
        t('Using the addresses of others for anything but the order.'),
        t('Attacking the service, or copying its data in bulk with programs.'),
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
        t('The operator is responsible for the payment, the deposit, the cover and the claims as described here.'),
        t('The Washer is responsible for the laundry.'),
        t('Nothing here takes away a right that the law gives you.'),
      ],
    },
    {
      id: 'changing',
      title: t('Changes to these terms'),
      sentences: [
        t('The terms published when an order was placed apply to it.'),
        t('We inform you of changes that cost you something before they apply.'),
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
