/** The accounts of the demo market whose password is public. */
export const demoPassword = 'washline-demo'
export const demoEmails = {
  customer: 'customer@demo.test',
  washer: 'washer@demo.test',
  operator: 'operator@demo.test',
} as const
export type DemoPhone = 'customer' | 'washer'
