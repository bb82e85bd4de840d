import type { IncomingMessage } from 'node:http'
import type { ReceiverAnswer } from '../receiver-gateway.ts'

/** PostgreSQL stores no NUL; the rest would only disturb where it is shown. */
const controls = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}]+/gu

/** The status, and the beginning of the answer as a text. What arrived counts when the rest does not come. */
export async function readAnswer(
  answer: IncomingMessage,
  { answerBytes, storedCharacters }: { readonly answerBytes: number; readonly storedCharacters: number },
): Promise<ReceiverAnswer> {
  const parts: Buffer[] = []
  let bytes = 0
  try {
    for await (const part of answer) {
      const chunk = part as Buffer
      parts.push(chunk)
      bytes += chunk.length
      if (bytes >= answerBytes) break
    }
  } catch {
    // The receiver has answered: its status decides.
  }
  answer.destroy()
  const text = Buffer.concat(parts).subarray(0, answerBytes).toString('utf8').replace(controls, ' ').trim()
  return {
    status: answer.statusCode ?? 0,
    retryAfter: answer.headers['retry-after'],
    text: Array.from(text).slice(0, storedCharacters).join(''),
  }
}
