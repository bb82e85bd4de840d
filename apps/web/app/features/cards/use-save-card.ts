import { useQueryClient } from '@tanstack/react-query'
import { confirmSandboxSetup, createSetupIntent } from '@washline/contract/payments/endpoints'
import { cardMessages } from '@washline/contract/payments/messages'
import type { PaymentMethod } from '@washline/contract/payments/schemas'
import { callApi } from '../../platform/api/call-api.ts'
import type { AskBank } from '../../platform/bank/bank.ts'
import type { CardEntry } from './components/card-fields.ts'
import { cardsQuery } from './use-cards.ts'

/** A refusal whose text may be shown above Save Card. */
export class CardRefusal extends Error {}

export const beginCardSetup = async (): Promise<string> => (await callApi(createSetupIntent)).client_secret

/**
 * Saves a test card where no card vendor is configured. Succeeds only with status 'succeeded'; after the bank's dialog,
 * only the list of cards shows which card was added.
 */
export async function saveSandboxCard(card: CardEntry, askBank: AskBank): Promise<PaymentMethod | undefined> {
  const client_secret = await beginCardSetup()
  const answer = await callApi(confirmSandboxSetup, { body: { client_secret, card } })
  if (answer.status === 'requires_action') {
    await askBank(client_secret)
    return undefined
  }
  if (answer.status !== 'succeeded' || !answer.payment_method)
    throw new CardRefusal(answer.message ?? cardMessages.setupFailed)
  return answer.payment_method
}

/** Reads the saved cards again after one was added, and returns the new one. */
export function useCardsAgain() {
  const queries = useQueryClient()
  return async (): Promise<PaymentMethod | undefined> => {
    const before = queries.getQueryData(cardsQuery.queryKey) ?? []
    await queries.invalidateQueries({ queryKey: cardsQuery.queryKey })
    const cards = queries.getQueryData(cardsQuery.queryKey) ?? []
    return cards.find(({ id }) => !before.some((earlier) => earlier.id === id))
  }
}
