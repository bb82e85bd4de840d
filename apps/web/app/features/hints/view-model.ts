export const hints = {
  customer: ['photo', 'ticket', 'claim'],
  washer: ['online', 'skip', 'earnings'],
  operator: ['keys', 'queues', 'record'],
} as const
export type HintRole = keyof typeof hints
export type Hint = (typeof hints)[HintRole][number]
