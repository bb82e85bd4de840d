import { messages } from '@washline/contract/messages'
import { createContext, use } from 'react'
import { tSaid } from '../i18n/i18n.ts'

/** The payer or their bank said no; the message is fit to be shown. */
export class BankRefusal extends Error {}

/** Has the payer answer their bank about the card or payment of this secret; rejects with a `BankRefusal` otherwise. */
export type AskBank = (clientSecret: string) => Promise<void>

export const BankContext = createContext<AskBank>(async () => {
  throw new BankRefusal(tSaid(messages.cards.authenticationImpossible))
})

/** The payer's bank, as far as it asks something. */
export const useBank = (): AskBank => use(BankContext)
