import type { OperationName } from '@washline/contract/documents/operations'

interface Given {
  readonly body?: unknown
  readonly answer?: unknown
}

/** Examples of calls where those made from the schema would be silly, or refused by a rule that JSON Schema cannot express. */
export const operationExamples: Partial<Readonly<Record<OperationName, Given>>> = {
  tipWasher: { body: { amount_minor: 300, payment_method_id: 'pm_1' } },
  changeBooking: { body: { is_skipped: true } },
}
