/** What the product itself reports when a Washer leaves a door, in the words that are stored; shown in the reader's language. */
export const doorReportTexts = {
  danger: 'The Washer left the door because it was not safe.',
  other: 'The Washer did not take the laundry because it was infested.',
} as const

export const isDoorReport = (text: string): boolean => Object.values<string>(doorReportTexts).includes(text)
