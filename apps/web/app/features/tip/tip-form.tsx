import { messages } from '@washline/contract/messages'
import { type FormEvent, type ReactNode, useState } from 'react'
import { errorText } from '../../platform/api/error-text.ts'
import { formatAmount, formatMoney } from '../../platform/format/money.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorText } from '../../ui/error-text.tsx'
import { Note } from '../../ui/note.tsx'
import { Switch } from '../../ui/switch.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useTip } from './use-tip.ts'
import { readTip, suggestions } from './view-model.ts'

export interface TipFormProps {
  orderId: number
  /** The Washer's business. */
  name: string
  /** What is in the wallet, once it is known. */
  balance: number | undefined
  cardId: string | undefined
  /** Where the card is chosen. */
  cardPicker: ReactNode
  onTipped: () => void
}

/** A thank-you to the Washer, all of it theirs: an amount, and from where. */
export function TipForm({ orderId, name, balance = 0, cardId, cardPicker, onTipped }: TipFormProps) {
  const tip = useTip(orderId)
  const [text, setText] = useState('')
  const [wantsWallet, setWantsWallet] = useState(true)
  const [problem, setProblem] = useState<{ text: string; ofAmount: boolean }>()
  const wished = readTip(text)
  const amount = 'amount' in wished ? wished.amount : undefined
  const mayUseWallet = balance > 0 && balance >= (amount ?? 0)
  const usesWallet = mayUseWallet && wantsWallet

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (tip.isPending) return
    setProblem(undefined)
    if ('problem' in wished) return setProblem({ text: wished.problem, ofAmount: true })
    if (!usesWallet && !cardId) return setProblem({ text: t('Please select a payment card.'), ofAmount: false })
    tip.mutate(
      { amount: wished.amount, ...(usesWallet ? { use_wallet: true } : { payment_method_id: cardId }) },
      {
        onSuccess: () => {
          setText('')
          onTipped()
        },
        onError: (error) => setProblem({ text: errorText(error, t(messages.cards.payment)), ofAmount: false }),
      },
    )
  }

  return (
    <form className="grid gap-4" onSubmit={submit} noValidate aria-label={t('Tip {name}', { name })}>
      <h2 className="wrap-anywhere">{t('Tip {name}', { name })}</h2>
      {tip.data && (
        <div role="status">
          <Note tone="good">{t('You tipped {amount}. Thank you!', { amount: formatMoney(tip.data.tips) })}</Note>
        </div>
      )}
      <p className="text-ink-2">{t('All of it goes to them.')}</p>
      <div className="flex flex-wrap gap-2">
        {suggestions.map((suggested) => (
          <button
            key={suggested}
            type="button"
            className="pick num"
            aria-pressed={amount === suggested}
            onClick={() => {
              setText(formatAmount(suggested))
              setProblem(undefined)
            }}
          >
            {formatMoney(suggested)}
          </button>
        ))}
      </div>
      <TextField
        label={t('Amount')}
        inputMode="decimal"
        autoComplete="off"
        placeholder={formatAmount(5)}
        value={text}
        error={problem?.ofAmount ? problem.text : undefined}
        onChange={(event) => {
          setText(event.target.value)
          setProblem(undefined)
        }}
      />
      {text !== '' && mayUseWallet && (
        <Switch checked={wantsWallet} onChange={setWantsWallet}>
          {t('From my wallet, {balance} in it', { balance: formatMoney(balance) })}
        </Switch>
      )}
      {text !== '' && !usesWallet && cardPicker}
      {problem && !problem.ofAmount && <ErrorText>{problem.text}</ErrorText>}
      <Button
        type="submit"
        wide
        busy={tip.isPending}
        busyText={t('Processing...')}
        {...(amount !== undefined && { amount: formatMoney(amount) })}
      >
        {t('Give a tip')}
      </Button>
    </form>
  )
}
