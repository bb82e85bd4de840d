export const problems = ['lost', 'shrunk', 'stained', 'torn', 'discoloured', 'theft', 'wrong_item'] as const
export type Problem = (typeof problems)[number]

export const problemTexts = {
  lost: 'Lost',
  shrunk: 'Shrunk',
  stained: 'Stained',
  torn: 'Torn',
  discoloured: 'Discolored',
  theft: 'Theft',
  wrong_item: 'Wrong item returned',
} as const satisfies Record<Problem, string>

/** The item did not come back. An order that was not delivered can be claimed for these only. */
export const missingProblems = ['lost', 'theft'] as const satisfies readonly Problem[]
export const isMissing = (problem: Problem): boolean => missingProblems.some((each) => each === problem)
/** The item came back damaged. */
export const isDamage = (problem: Problem): boolean => !isMissing(problem) && problem !== 'wrong_item'

/** The condition of a piece before the order. The share of its value is in `market.claims.conditionBasisPoints`. */
export const conditions = ['new', 'good', 'worn'] as const
export type Condition = (typeof conditions)[number]

export const conditionTexts = {
  new: 'As good as new',
  good: 'Good, some signs of wear',
  worn: 'Visibly worn',
} as const satisfies Record<Condition, string>
