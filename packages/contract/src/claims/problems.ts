export const problems = ['lost', 'shrunk', 'stained', 'torn', 'discoloured'] as const
export type Problem = (typeof problems)[number]

export const problemTexts = {
  lost: 'Lost',
  shrunk: 'Shrunk',
  stained: 'Stained',
  torn: 'Torn',
  discoloured: 'Discoloured',
} as const satisfies Record<Problem, string>

/** The condition of a piece before the order. The share of its value is in `market.claims.conditionBasisPoints`. */
export const conditions = ['new', 'good', 'worn'] as const
export type Condition = (typeof conditions)[number]

export const conditionTexts = {
  new: 'As good as new',
  good: 'Good, with traces of wear',
  worn: 'Visibly worn',
} as const satisfies Record<Condition, string>
