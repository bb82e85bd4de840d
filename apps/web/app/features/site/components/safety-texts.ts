import { t } from '../../../platform/i18n/i18n.ts'
import { marketValues } from '../view-model.ts'

/** What is checked before a Washer may accept an order. */
export const verificationSteps = () =>
  [
    { sign: 'care-hand', title: t('Identity check'), text: t('We check that the document and the face match.') },
    { sign: 'care-clean', title: t('Background check'), text: t('We check public records.') },
    { sign: 'care-tub', title: t('Equipment and facility'), text: t('We inspect machines, water and space.') },
    { sign: 'care-iron', title: t('Training'), text: t('How each fabric is washed, dried and folded.') },
    { sign: 'care-line', title: t('Ongoing quality checks'), text: t('We follow up on late or careless work.') },
    { sign: 'care-bleach', title: t('Feedback monitoring'), text: t('We read ratings and look into low ones.') },
  ] as const

export const safetyQuestions = () => {
  const { cover, highValue, claimHours, creditDays } = marketValues()
  return [
    {
      question: t('What if something is lost or damaged?'),
      answer: t(
        'Submit a claim in the app within {hours} hours of receiving your items, with photos and a description.',
        { hours: claimHours },
      ),
    },
    {
      question: t('How much is covered?'),
      answer: t(
        'Up to {cover} per order, automatically. For more valuable loads, extra coverage can be bought when you order.',
        { cover },
      ),
    },
    {
      question: t('What counts as a high-value item?'),
      answer: t('Any item over {value}. Declare it when you order, so a claim for it can use its real value.', {
        value: highValue,
      }),
    },
    {
      question: t('When do I get the money?'),
      answer: t('Approved compensation is credited to your account within {days} business days.', {
        days: creditDays,
      }),
    },
  ]
}
