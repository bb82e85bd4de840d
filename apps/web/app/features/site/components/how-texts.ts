import type { PriceRules } from '@washline/contract/market'
import { t } from '../../../platform/i18n/i18n.ts'
import { marketValues } from '../view-model.ts'
import type { Question } from './questions.tsx'
import type { LineStep } from './steps-on-line.tsx'

export const customerSteps = (): LineStep[] => {
  const { promiseHours } = marketValues()
  return [
    {
      garment: 'tshirt',
      fill: 'suds',
      title: t('Take a photo'),
      text: t('The scan counts the items and names each one. You correct what it missed.'),
    },
    {
      garment: 'dress',
      fill: 'blush',
      title: t('See the price'),
      text: t('Every item has its price. The total is the most you’ll pay: nothing is added without your approval.'),
    },
    {
      garment: 'bag',
      fill: 'bluing',
      title: t('Hand over the bag'),
      text: t('A verified Washer comes to your door or hotel. Before you order, you see whether one is nearby.'),
    },
    {
      garment: 'washer',
      fill: 'rinse',
      title: t('Follow it live'),
      text: t('Map, clock and chat show where your laundry is and what happens next.'),
    },
    {
      garment: 'shirt',
      fill: 'pin',
      title: t('Back in {hours} hours', { hours: promiseHours }),
      text: t('The clock starts at pickup. Your card is charged when the order is completed.'),
    },
  ]
}

export const washerSteps = (rules: PriceRules): LineStep[] => {
  const { share, claimHours } = marketValues(rules)
  return [
    {
      garment: 'basket',
      fill: 'pin',
      title: t('A request comes'),
      text: t('We ask a few Washers near the pickup at a time. A clock shows how long you have to decide.'),
    },
    {
      garment: 'polo',
      fill: 'suds',
      title: t('You see your pay first'),
      text: t('You see net pay, pay per hour, distance and items before you accept. Skip whatever does not suit you.'),
    },
    {
      garment: 'socks',
      fill: 'rinse',
      title: t('Count in, count out'),
      text: t('The items are counted at pickup and again at return. Both sides see the same list.'),
    },
    {
      garment: 'towel',
      fill: 'blush',
      title: t('Get paid'),
      text: t('{share}% of the value and every tip are yours. The money is available {hours} hours after completion.', {
        share,
        hours: claimHours,
      }),
    },
  ]
}

export const howQuestions = (): Question[] => {
  const { cancelFee, cancelMinutes, lateMinutes, notifyMinutes, giveUpMinutes, promiseHours, claimHours, cover } =
    marketValues()
  return [
    {
      question: t('What if no Washer is free?'),
      answer: t(
        'We notify you after {notify} minutes. After {end} minutes the order is cancelled and the authorization on your card is released.',
        { notify: notifyMinutes, end: giveUpMinutes },
      ),
    },
    {
      question: t('Can I cancel?'),
      answer: [
        t(
          'Yes, until pickup. It is free, except that the Washer gets {fee} when you cancel more than {minutes} minutes after acceptance.',
          { fee: cancelFee, minutes: cancelMinutes },
        ),
        t(
          'If the Washer is more than {minutes} minutes late for pickup, cancelling is free, and you can ask for another Washer.',
          { minutes: lateMinutes },
        ),
      ].join(' '),
    },
    {
      question: t('What if it comes back late?'),
      answer: t('Later than {hours} hours after pickup, the service fee is refunded to your wallet automatically.', {
        hours: promiseHours,
      }),
    },
    {
      question: t('What if the Washer finds more items?'),
      answer: t(
        'The Washer can correct the list before the wash begins. If it then costs more than you agreed to, we ask you first.',
      ),
    },
    {
      question: t('What if something is lost?'),
      answer: t('Report it in the app within {hours} hours. Every order is covered up to {cover}.', {
        hours: claimHours,
        cover,
      }),
    },
  ]
}

export const feeDetails = (rules: PriceRules) => {
  const { serviceShare, serviceLeast, mediumFee, heavyFee, cover } = marketValues(rules)
  return [
    [t('Service fee'), t('{share}% of the value, at least {least}', { share: serviceShare, least: serviceLeast })],
    [t('Medium load'), `+ ${mediumFee}`],
    [t('Heavy load'), `+ ${heavyFee}`],
    [t('Coverage up to {cover}', { cover }), t('included')],
  ] as const
}
