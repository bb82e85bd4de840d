import type { QuizSymbol, QuizTopic } from './quiz-topics.ts'

export interface QuizEntry {
  readonly id: string
  readonly symbol?: QuizSymbol
  readonly text: string
  readonly right: string
  readonly wrong: readonly [string, string]
}

/**
 * The questions of the quiz with their right options. The web client must not import this file; the API sends shuffled options
 * without the right one. Stored attempts refer to the ids, so an id never changes its question.
 */
export const quizTexts = {
  symbols: [
    {
      id: 'symbols-tub',
      symbol: 'care-30',
      text: 'A tub with the number 30. What does it allow?',
      right: 'Washing at up to 30 °C',
      wrong: ['Washing for 30 minutes', 'Washing at 30 °C or hotter'],
    },
    {
      id: 'symbols-bar',
      symbol: 'care-gentle',
      text: 'One bar under the tub. How do you wash it?',
      right: 'On a gentle cycle with a slow spin',
      wrong: ['With a second rinse', 'On the strongest cycle'],
    },
    {
      id: 'symbols-triangle',
      symbol: 'care-no-bleach',
      text: 'A crossed-out triangle. What must you leave out?',
      right: 'Bleach of any kind',
      wrong: ['Fabric softener', 'The dryer'],
    },
    {
      id: 'symbols-circle',
      symbol: 'care-no-tumble',
      text: 'A crossed-out square with a circle. What does it forbid?',
      right: 'The dryer',
      wrong: ['Washing in a machine', 'Hanging it on the line'],
    },
  ],
  sorting: [
    {
      id: 'sorting-red',
      text: 'A new red towel comes with white shirts. What do you do?',
      right: 'Wash it apart from everything light',
      wrong: ['Wash it with the shirts at 60 °C', 'Wash it with the shirts and add bleach'],
    },
    {
      id: 'sorting-customers',
      text: 'Two customers bring small loads of the same color. What do you do?',
      right: 'Wash each customer’s load on its own',
      wrong: ['Wash them together to save water', 'Wash them together in two mesh bags'],
    },
    {
      id: 'sorting-pockets',
      text: 'You feel a tissue in a pocket. What do you do?',
      right: 'Empty all pockets before you wash',
      wrong: ['Leave it, it dissolves', 'Turn the item inside out and wash it'],
    },
    {
      id: 'sorting-zips',
      text: 'How do jeans with a metal zipper go into the machine?',
      right: 'Zipper closed and turned inside out',
      wrong: ['Zipper open and right side out', 'Folded as for the closet'],
    },
  ],
  temperature: [
    {
      id: 'temperature-unknown',
      text: 'A shirt has no label at all. At what temperature do you wash it?',
      right: 'Cold or at 30 °C',
      wrong: ['At 60 °C, to be sure it gets clean', 'At 40 °C with a long spin'],
    },
    {
      id: 'temperature-mixed',
      text: 'One load has items for 30, 40 and 60 °C. What is right?',
      right: 'Wash at what the most delicate item allows',
      wrong: ['Wash at the average of them', 'Wash at what most of the items allow'],
    },
    {
      id: 'temperature-wool',
      text: 'What makes a wool sweater shrink?',
      right: 'Heat and rubbing together',
      wrong: ['Cold water', 'Drying it flat'],
    },
    {
      id: 'temperature-towels',
      text: 'White cotton towels smell musty. What helps?',
      right: 'A wash at 60 °C and drying them fully',
      wrong: ['More fabric softener', 'A short cold wash'],
    },
  ],
  stains: [
    {
      id: 'stains-first',
      text: 'You find a fresh stain. What do you do first?',
      right: 'Dab it, from the edge to the middle',
      wrong: ['Rub it hard with a brush', 'Dry it in the dryer'],
    },
    {
      id: 'stains-blood',
      text: 'How do you rinse out a blood stain?',
      right: 'With cold water',
      wrong: ['With hot water', 'With red wine'],
    },
    {
      id: 'stains-test',
      text: 'Where do you try a stain remover first?',
      right: 'On a hidden seam',
      wrong: ['In the middle of the stain', 'On another customer’s item'],
    },
    {
      id: 'stains-stays',
      text: 'A stain is still there after the wash. What do you do?',
      right: 'Keep it out of the dryer and tell the customer',
      wrong: ['Tumble dry it and say nothing', 'Cut out the threads'],
    },
  ],
  delicates: [
    {
      id: 'delicates-silk',
      text: 'A silk blouse may be washed by hand. How do you get the water out?',
      right: 'Roll it in a towel and press',
      wrong: ['Wring it', 'Spin it at full speed'],
    },
    {
      id: 'delicates-dry-clean',
      symbol: 'care-clean',
      text: 'The label has a circle with a P and a crossed-out tub. What do you do?',
      right: 'Do not wash it, and tell the customer',
      wrong: ['Wash it cold on a gentle cycle', 'Soak it overnight'],
    },
    {
      id: 'delicates-bag',
      text: 'Where do bras and fine tights go?',
      right: 'In a mesh bag',
      wrong: ['In a pillowcase with the jeans', 'Loose on top of the drum'],
    },
    {
      id: 'delicates-damaged',
      text: 'Before the wash you see a torn seam. What do you do?',
      right: 'Take a photo and tell the customer first',
      wrong: ['Wash it, it was torn before', 'Sew it without asking'],
    },
  ],
  drying: [
    {
      id: 'drying-flat',
      symbol: 'care-flat',
      text: 'A square with one line lying across. How does the item dry?',
      right: 'Lying flat',
      wrong: ['On a hanger', 'In the dryer'],
    },
    {
      id: 'drying-iron',
      symbol: 'care-iron-1',
      text: 'An iron with one dot. How hot may it be?',
      right: 'Cool, up to 110 °C',
      wrong: ['As hot as it gets', 'Hot, up to 200 °C'],
    },
    {
      id: 'drying-damp',
      text: 'A towel is still slightly damp and time is running out. What do you do?',
      right: 'Dry it fully and tell the customer if it takes longer',
      wrong: ['Fold it, it dries in the bag', 'Spray it with perfume and pack it'],
    },
    {
      id: 'drying-count',
      text: 'Everything is folded. What comes last?',
      right: 'Count the items against the list of the order',
      wrong: ['Take the labels off', 'Put a stray sock with the next order'],
    },
  ],
} as const satisfies Readonly<Record<QuizTopic, readonly QuizEntry[]>>
