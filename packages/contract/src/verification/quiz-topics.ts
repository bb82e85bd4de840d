/** The lessons of the course, in order. The quiz has questions about each. */
export const quizTopics = ['symbols', 'sorting', 'temperature', 'stains', 'delicates', 'drying'] as const
export type QuizTopic = (typeof quizTopics)[number]

/** Names of the care symbols that questions show. */
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
