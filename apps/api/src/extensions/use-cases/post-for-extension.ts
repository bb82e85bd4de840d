import type { ExtensionId } from '@washline/contract/ids'
import { add } from '@washline/contract/money'
import { paymentRefusals } from '@washline/contract/payments/refusals'
import type { TransferResult } from '@washline/extension'
import { operationId, postTransfer } from '../../ledger/index.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import type { ExtensionsDeps } from '../deps.ts'
import { findTransfer } from '../queries.ts'
import type { CheckedTransfer } from '../rules/check-transfer.ts'
import { monthOf } from '../rules/next-attempt.ts'
import { lockConsent, saveTaken } from '../store.ts'

type Own = { readonly id: ExtensionId; readonly name: string }

class NotAllowed extends Error {
  readonly code: 'no_consent' | 'over_consent'
  constructor(code: NotAllowed['code']) {
    super(code)
    this.code = code
  }
}

/** The one way in which an extension moves money. A wallet pays only within what its owner has consented to. */
export async function postForExtension(
  { db, clock }: Pick<ExtensionsDeps, 'db' | 'clock'>,
  owner: Own,
  transfer: CheckedTransfer,
): Promise<TransferResult> {
  const id = operationId('extension', owner.name, transfer.key)
  const { from, to, amountMinor, reason } = transfer
  try {
    await db.transaction(async (tx) => {
      if (from.owner === 'user') {
        const consent = await lockConsent(tx, owner.id, from.userId)
        // What was moved before stays moved, also when the consent has ended since.
        if (!(await findTransfer(tx, id))) {
          if (!consent) throw new NotAllowed('no_consent')
          const month = monthOf(clock.now())
          const takenMinor = consent.month === month ? add(consent.takenMinor, amountMinor) : amountMinor
          if (amountMinor > consent.mostMinor || takenMinor > consent.monthMinor) throw new NotAllowed('over_consent')
          await saveTaken(tx, owner.id, from.userId, { month, takenMinor })
        }
      }
      await postTransfer(tx, { id, kind: 'extension', reason, postings: [{ from, to, amountMinor }], at: clock.now() })
    })
    return { ok: true }
  } catch (error) {
    if (error instanceof NotAllowed) return { ok: false, code: error.code }
    if (error instanceof Refusal && error.definition === paymentRefusals.balanceTooLow)
      return { ok: false, code: 'balance_too_low' }
    throw error
  }
}
