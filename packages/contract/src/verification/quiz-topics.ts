/** The lessons of the course, in their order; the quiz asks about each. */
export const quizTopics = ['symbols', 'sorting', 'temperature', 'stains', 'delicates', 'drying'] as const
export type QuizTopic = (typeof quizTopics)[number]

/** The care symbols that questions show, by the names of their drawings. */
export const quizSymbols = [
  'care-30',
  'care-gentle',
  'care-no-bleach',
  'care-no-tumble',
  'care-clean',
  'care-flat',
  'care-iron-1',
] as const
export type QuizSymbol = (typeof quizSymbols)[number]
