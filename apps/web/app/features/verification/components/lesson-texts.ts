import type { QuizTopic } from '@washline/contract/verification/quiz-topics'
import { t } from '../../../platform/i18n/i18n.ts'
import type { CareLabelName } from '../../../ui/sprite.ts'

/** The meaning of each care symbol. */
export const symbolChart = (): readonly { readonly sign: CareLabelName; readonly text: string }[] => [
  { sign: 'care-30', text: t('Wash at 30 °C') },
  { sign: 'care-60', text: t('Wash at 60 °C') },
  { sign: 'care-gentle', text: t('A bar: gentle cycle') },
  { sign: 'care-hand', text: t('Hand wash') },
  { sign: 'care-no-wash', text: t('Do not wash') },
  { sign: 'care-no-bleach', text: t('Do not bleach') },
  { sign: 'care-dry', text: t('Tumble dry allowed') },
  { sign: 'care-no-tumble', text: t('Do not tumble dry') },
  { sign: 'care-line', text: t('Line dry') },
  { sign: 'care-flat', text: t('Dry flat') },
  { sign: 'care-iron-1', text: t('Iron up to 110 °C') },
  { sign: 'care-iron-2', text: t('Iron up to 150 °C') },
  { sign: 'care-iron-3', text: t('Iron up to 200 °C') },
  { sign: 'care-no-iron', text: t('Do not iron') },
  { sign: 'care-clean', text: t('Dry clean only') },
]

export interface Lesson {
  readonly topic: QuizTopic
  readonly sign: CareLabelName
  readonly title: string
  readonly points: readonly string[]
}

/** The course: one rule per sentence. */
export const lessons = (): readonly Lesson[] => [
  {
    topic: 'symbols',
    sign: 'care-tub',
    title: t('Read the label'),
    points: [
      t('Read the label of every item before you load it, even if you know the fabric.'),
      t('The number is the highest temperature allowed. A bar below it means a gentle cycle.'),
      t('A cross forbids. Without a label, wash cold or at 30 °C and do not tumble dry.'),
    ],
  },
  {
    topic: 'sorting',
    sign: 'care-line',
    title: t('Separate'),
    points: [
      t('Wash each customer’s laundry in its own load. Never mix two customers in one drum.'),
      t('Keep white, light, dark and strong red apart; wash new and bright items alone the first time.'),
      t('Empty the pockets, close zippers and hooks, turn jeans and prints inside out.'),
    ],
  },
  {
    topic: 'temperature',
    sign: 'care-40',
    title: t('Choose the temperature'),
    points: [
      t('The most delicate item decides for the whole load.'),
      t('30 °C is enough for most clothes; 60 °C is for white cotton, towels and bed sheets.'),
      t('Heat and rubbing make wool shrink. Keep it cold and still, or use the wool cycle.'),
    ],
  },
  {
    topic: 'stains',
    sign: 'care-bleach',
    title: t('Treat stains'),
    points: [
      t('Dab from the edge to the middle. Rubbing drives a stain in and wears the fabric.'),
      t('Use cold water for blood and egg: heat makes these stains permanent.'),
      t(
        'Try a stain remover on a hidden seam first. Do not tumble dry a stain that does not come out, and tell the customer.',
      ),
    ],
  },
  {
    topic: 'delicates',
    sign: 'care-hand',
    title: t('Handling delicates'),
    points: [
      t('Bras, lace and fine tights go in a mesh bag.'),
      t('Do not wring silk: roll it in a towel and press.'),
      t(
        'If an item needs dry cleaning or is already damaged, take a photo of it and ask the customer before you wash it.',
      ),
    ],
  },
  {
    topic: 'drying',
    sign: 'care-dry',
    title: t('Dry, fold, count'),
    points: [
      t('Tumble dry only what the label allows. Knitwear dries flat, in shape.'),
      t('Do not return damp laundry: it smells within hours. If drying takes longer, say so in the chat.'),
      t('Fold each customer’s items together and count them against the list of the order.'),
    ],
  },
]
