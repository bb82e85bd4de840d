import type { ApprovalId } from '@washline/contract/ids'

/** The Idempotency-Key of an approved call. Asked anew with another price, it is another call. */
export const approvalKey = ({ id, attempt }: { readonly id: ApprovalId; readonly attempt: number }): string =>
  `approval-${id}-${attempt}`
