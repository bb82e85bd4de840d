import type { Values } from '@washline/contract/texts/fill-message'
import type { Payments } from '../../payments/index.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/db/database.ts'
import type { Mail } from '../../platform/mail/mail.ts'
import { sayKnown } from '../../platform/texts/say.ts'
import { receiptFactsOf, receiptReaderOf } from '../queries.ts'
import { type LetterOccasion, receiptLetter } from '../rules/receipt-letter.ts'
import { writeReceipt } from '../rules/write-receipt.ts'
import { saveReceiptSent } from '../store.ts'

export interface SendReceiptDeps {
  readonly db: Database
  readonly clock: Clock
  readonly mail: Mail
  readonly publicUrl: string
  readonly payments: Pick<Payments, 'movementsOf'>
}

/** Mails the customer the receipt as it stands, once for each occasion; a crash on the way repeats the very same letter. */
export async function sendReceipt(
  deps: SendReceiptDeps,
  { orderId, occasion, refundId }: { orderId: number; occasion: LetterOccasion; refundId?: string | undefined },
): Promise<void> {
  const { db, clock, mail, publicUrl, payments } = deps
  const letterOf = refundId ?? occasion
  const reader = await receiptReaderOf(db, orderId, letterOf)
  const facts = reader && (await receiptFactsOf(db, orderId, reader.userId))
  if (!reader || !facts) return
  const receipt = writeReceipt(facts, await payments.movementsOf(db, orderId), reader.userId)
  const language = reader.language ?? 'en'
  const speak = (text: string, values?: Values) => sayKnown(language, text, values)
  const letter = receiptLetter(receipt, { url: publicUrl.replace(/\/$/, ''), occasion, language, say: speak })
  await mail.send({ to: reader.email, id: `receipt-${orderId}-${letterOf}`, ...letter })
  await saveReceiptSent(db, { orderId, occasion: letterOf, at: clock.now() })
}
