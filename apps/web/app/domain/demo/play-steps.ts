/** What a played order goes through, as its onlookers count. */
export const playSteps = ['order', 'search', 'accept', 'pickup', 'wash', 'return', 'confirm', 'done'] as const
export type PlayStep = (typeof playSteps)[number]
