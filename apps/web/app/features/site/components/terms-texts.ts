import { market } from '@washline/contract/market'
import { formatShortMinor } from '../../../platform/format/money.ts'
import { t } from '../../../platform/i18n/i18n.ts'
import { figures } from '../view-model.ts'
import type { LegalSection } from './legal-page.tsx'

const extraCover = () =>
  market.coverage.extra.map(({ limitMinor, feeMinor }) =>
    t('Cover up to {cover} costs {fee}.', { cover: formatShortMinor(limitMinor), fee: formatShortMinor(feeMinor) }),
  )

const ordering = (): LegalSection[] => {
  const { serviceShare, serviceLeast, mediumFee, heavyFee, pickupMinutes, completeHours, draftHours } = figures()
  return [
    {
      id: 'order',
      title: t('Your order'),
      sentences: [
        t('You take a photo of your laundry.'),
        t('A program counts the pieces and names them. It can be wrong, so you correct the list before you order.'),
        t('A list that you do not order is deleted after {hours} hours, photo included.', { hours: draftHours }),
        t('The earliest pickup is {minutes} minutes after the order.', { minutes: pickupMinutes }),
        t('The agreement about the laundry is between you and the Washer who accepts it.'),
      ],
    },
    {
      id: 'price',
      title: t('The price'),
      sentences: [
        t('Each piece has a fixed price, which you see before you order.'),
        t('A service fee is added: {share}% of the value, at least {least}.', {
          share: serviceShare,
          least: serviceLeast,
        }),
        t('A medium load costs {medium} more, a heavy one {heavy} more.', { medium: mediumFee, heavy: heavyFee }),
        t('The total that you confirm is a ceiling. Nothing raises it without your agreement.'),
        t('The Washer may correct the list until the wash begins, with a reason.'),
        t('If that costs more than you agreed to, you approve or decline it first.'),
      ],
    },
    {
      id: 'payment',
      title: t('Payment'),
      sentences: [
        t('Your card is authorised when you order and charged when the order is completed.'),
        t('Money in your wallet is used first when you choose so.'),
        t('You complete an order by confirming the delivery.'),
        t('A delivered order that nobody confirms completes by itself after {hours} hours.', { hours: completeHours }),
      ],
    },
  ]
}

const changes = (): LegalSection[] => {
  const { cancelFee, cancelMinutes, tellMinutes, giveUpMinutes, promiseHours } = figures()
  return [
    {
      id: 'cancelling',
      title: t('Cancelling'),
      sentences: [
        t('You may cancel until the pickup.'),
        t('That is free, with one exception.'),
        t('When you cancel later than {minutes} minutes after acceptance, the Washer gets {fee} for the way.', {
          minutes: cancelMinutes,
          fee: cancelFee,
        }),
        t('A Washer may let go of an order before the pickup. It is then offered to others.'),
        t('If nobody takes the order you are told after {tell} minutes. After {end} minutes it is cancelled.', {
          tell: tellMinutes,
          end: giveUpMinutes,
        }),
        t('A cancelled order releases the hold on your card.'),
      ],
    },
    {
      id: 'promise',
      title: t('The promise'),
      sentences: [
        t('Your laundry is back within {hours} hours of the pickup.', { hours: promiseHours }),
        t('If it comes later, the service fee goes back to your wallet by itself.'),
        t('You do not have to ask for it.'),
      ],
    },
    {
      id: 'handover',
      title: t('Handing over'),
      sentences: [
        t('The pieces are counted at pickup and again at return.'),
        t('Both sides see the same list and the same times.'),
        t('Please take money, keys and papers out of your pockets.'),
      ],
    },
  ]
}

const protection = (): LegalSection[] => {
  const { cover, highValue, claimHours, creditDays } = figures()
  return [
    {
      id: 'loss',
      title: t('Loss and damage'),
      sentences: [
        t('Loss, damage and theft are covered from the pickup to the return, up to {cover} an order.', { cover }),
        ...extraCover(),
        t('Shrinkage by wrong washing counts as damage.'),
        t('The amount is the market value: brand, age, condition and the price today.'),
        t('A piece worth more than {value} that was not declared when you ordered counts as {value}.', {
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
        t('You see the reasons, and you may appeal to a person.'),
        t('An approved amount is credited within {days} business days.', { days: creditDays }),
      ],
    },
  ]
}

const washers = (): LegalSection[] => {
  const { share, commission, deposit, claimHours, capacity, instantFee } = figures()
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
        t('Tips go to the Washer in full.'),
        t('Pay is free to be paid out {hours} hours after completion, when no claim is open.', { hours: claimHours }),
        t('A payout at once costs {fee}, which comes out of it.', { fee: instantFee }),
        t('A Washer has at most {count} orders in hand.', { count: capacity }),
        t('Taxes and permits are for the Washer to see to.'),
      ],
    },
    {
      id: 'deposit',
      title: t('The deposit'),
      sentences: [
        t('A Washer pays a security deposit of {deposit} before the first order.', { deposit }),
        t('It is held, not spent.'),
        t('It is paid back when the Washer stops and no order or claim is open.'),
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
  const { chatDays } = figures()
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
        t('Attacking the service, or reading it out with programs in bulk.'),
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
      title: t('Where our part ends'),
      sentences: [
        t('The operator answers for the payment, the deposit, the cover and the claims as written here.'),
        t('The Washer answers for the laundry.'),
        t('Nothing here takes away a right that the law gives you.'),
      ],
    },
    {
      id: 'changing',
      title: t('Changes to these terms'),
      sentences: [
        t('An order is under the terms that stood here when it was placed.'),
        t('You are told of changes that cost you something before they begin.'),
      ],
    },
  ]
}

/** The terms of use, from the rules that the product itself goes by. */
export const termsSections = (): LegalSection[] => [
  {
    id: 'washline',
    title: t('What Washline is'),
    sentences: [
      t('Washline connects people who want laundry done with independent Washers who do it.'),
      t('The Washer does the laundry.'),
      t('The operator of this installation takes the payment, holds the deposit and decides claims.'),
    ],
  },
  ...ordering(),
  ...changes(),
  ...protection(),
  ...washers(),
  ...conduct(),
]
