/** The lessons of the course, in their order; the quiz asks about each. */
export const quizTopics = ['symbols', 'sorting', 'temperature', 'stains', 'delicates', 'drying'] as const
export type QuizTopic = (typeof quizTopics)[number]
