import { earningsMessages } from '@washline/contract/earnings/messages'

const texts: Readonly<Record<string, string>> = earningsMessages.failures

/** Why a cash-out did not arrive, as a text for the Washer. */
export const failureText = (code: string): string => texts[code] ?? earningsMessages.returned
