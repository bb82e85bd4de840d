import { messages } from '@washline/contract/messages'

const texts: Readonly<Record<string, string>> = messages.earnings.failures

/** Why a cash-out did not arrive, in words for the Washer. */
export const failureText = (code: string): string => texts[code] ?? messages.earnings.returned
