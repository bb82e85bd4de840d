import { cardMessages } from '@washline/contract/payments/messages'
import { createContext, use } from 'react'
import { tText } from '../i18n/i18n.ts'

/** The payer or their bank declined; the message may be shown to people. */
export class BankRefusal extends Error {}

/** Has the payer's bank authenticate the card or payment of this secret; rejects with a `BankRefusal` otherwise. */
export type AskBank = (clientSecret: string) => Promise<void>

export const BankContext = createContext<AskBank>(async () => {
  throw new BankRefusal(tText(cardMessages.authenticationImpossible))
})

/** The bank dialog of the payer. */
export const useBank = (): AskBank => use(BankContext)
