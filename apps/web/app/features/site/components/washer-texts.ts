import type { PriceRules } from '@washline/contract/market'
import { t } from '../../../platform/i18n/i18n.ts'
import { marketValues } from '../view-model.ts'
import type { Question } from './questions.tsx'

export const requirements = () => {
  const { deposit } = marketValues()
  return [
    {
      sign: 'care-tub',
      title: t('A machine that works'),
      text: t('Washing machine, water, and space to dry. A dryer helps.'),
    },
    {
      sign: 'care-hand',
      title: t('Clean hands, clean room'),
      text: t('No smoke, and pets kept away from the laundry.'),
    },
    {
      sign: 'care-line',
      title: t('A way to get around'),
      text: t('On foot, by bike or by car: you set how far you go.'),
    },
    {
      sign: 'care-dry',
      title: t('{deposit} deposit', { deposit }),
      text: t('We keep it as security and refund it when you stop.'),
    },
  ] as const
}

export const verificationPath = () => [
  { title: t('Apply'), text: t('Business name and address. It takes two minutes.') },
  {
    title: t('Deposit'),
    text: t('You pay {deposit} by card. It is refunded when you stop.', { deposit: marketValues().deposit }),
  },
  { title: t('Identity and background'), text: t('A document, a face, and a check of public records.') },
  { title: t('Machine and room'), text: t('Photos of where you wash, checked by our team.') },
  { title: t('Fabrics'), text: t('A short course: labels, temperatures, drying, folding.') },
  {
    title: t('First request'),
    text: t('You go online. A set share of offers is reserved for newcomers.'),
  },
]

export const washerQuestions = (rules: PriceRules): Question[] => {
  const { deposit, share, claimHours, capacity, cancelFee, cancelMinutes, lateMinutes, cover } = marketValues(rules)
  return [
    {
      question: t('When do I get the deposit back?'),
      answer: t('When you stop and no order or claim of yours is open. {deposit} is then refunded to your card.', {
        deposit,
      }),
    },
    {
      question: t('How am I paid?'),
      answer: t(
        '{share}% of the value of each order, and every tip. {hours} hours after completion you can cash it out.',
        { share, hours: claimHours },
      ),
    },
    {
      question: t('Do I have to take every request?'),
      answer: t('No. Skip whatever does not suit you. You can have {count} orders at most at a time.', {
        count: capacity,
      }),
    },
    {
      question: t('What if the customer cancels?'),
      answer: [
        t('If that is later than {minutes} minutes after you accepted, you receive {fee} for the trip.', {
          minutes: cancelMinutes,
          fee: cancelFee,
        }),
        t('If you are more than {minutes} minutes late for pickup, you receive nothing.', { minutes: lateMinutes }),
      ].join(' '),
    },
    {
      question: t('What if I damage something?'),
      answer: t(
        'You see the claim and can answer before it is decided. Coverage is up to {cover} per order. Counting in and out with photos protects you, too.',
        { cover },
      ),
    },
  ]
}
