import type { OrderId } from '@washline/contract/ids'
import type { Values } from '@washline/contract/texts/fill-message'
import { translateData } from '../../platform/texts/translate.ts'
import type { SendReceiptDeps } from '../deps.ts'
import { receiptInputOf, receiptReaderOf } from '../queries.ts'
import { type EmailOccasion, receiptEmail } from '../rules/receipt-email.ts'
import { writeReceipt } from '../rules/write-receipt.ts'
import { saveReceiptSent } from '../store.ts'

/** Emails the customer the current receipt once per occasion. After a crash the same email, with the same id, is sent again. */
export async function sendReceipt(
  deps: SendReceiptDeps,
  { orderId, occasion, refundId }: { orderId: OrderId; occasion: EmailOccasion; refundId?: string | undefined },
): Promise<void> {
  const { db, clock, mail, publicUrl, payments } = deps
  const occasionKey = refundId ?? occasion
  const reader = await receiptReaderOf(db, orderId, occasionKey)
  const input = reader && (await receiptInputOf(db, orderId, reader.userId))
  if (!reader || !input) return
  const receipt = writeReceipt(input, await payments.movementsOf(db, orderId), reader.userId)
  const language = reader.language ?? 'en'
  const translate = (text: string, values?: Values) => translateData(language, text, values)
  const email = receiptEmail(receipt, { url: publicUrl.replace(/\/$/, ''), occasion, language, translate })
  await mail.send({ to: reader.email, id: `receipt-${orderId}-${occasionKey}`, ...email })
  await saveReceiptSent(db, { orderId, occasion: occasionKey, at: clock.now() })
}
