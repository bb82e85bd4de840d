import type { OrderId } from '@washline/contract/ids'
import { type Minor, minor } from '@washline/contract/money'
import { cardMessages } from '@washline/contract/payments/messages'
import { type FormEvent, useState } from 'react'
import { errorText } from '../../platform/api/error-text.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { useTip } from './use-tip.ts'
import { readTip } from './view-model.ts'

export interface TipEntryOptions {
  orderId: OrderId
  /** The balance; undefined until read. */
  balance: Minor | undefined
  cardId: string | undefined
  onTipped: () => void
}

/** The typed tip and what pays it: the wallet if it covers the amount and the customer wants it, else the card. */
export function useTipEntry({ orderId, balance = minor(0), cardId, onTipped }: TipEntryOptions) {
  const tip = useTip(orderId)
  const [text, setText] = useState('')
  const [wantsWallet, setWantsWallet] = useState(true)
  const [problem, setProblem] = useState<{ text: string; ofAmount: boolean }>()
  const read = readTip(text)
  const amount = 'amountMinor' in read ? read.amountMinor : undefined
  const mayUseWallet = balance > 0 && balance >= (amount ?? 0)
  const usesWallet = mayUseWallet && wantsWallet

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (tip.isPending) return
    setProblem(undefined)
    if ('problem' in read) return setProblem({ text: read.problem, ofAmount: true })
    if (!usesWallet && !cardId) return setProblem({ text: t('Please select a payment card.'), ofAmount: false })
    tip.mutate(
      { amount_minor: read.amountMinor, ...(usesWallet ? { use_wallet: true } : { payment_method_id: cardId }) },
      {
        onSuccess: () => {
          setText('')
          onTipped()
        },
        onError: (error) => setProblem({ text: errorText(error, t(cardMessages.payment)), ofAmount: false }),
      },
    )
  }
  const write = (next: string) => {
    setText(next)
    setProblem(undefined)
  }
  return { tip, text, amount, mayUseWallet, usesWallet, wantsWallet, setWantsWallet, problem, write, submit }
}
