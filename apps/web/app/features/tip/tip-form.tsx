import { type Minor, minor } from '@washline/contract/money'
import type { ReactNode } from 'react'
import { formatAmount, formatMinor } from '../../platform/format/money.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorText } from '../../ui/error-text.tsx'
import { Note } from '../../ui/note.tsx'
import { Switch } from '../../ui/switch.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { type TipEntryOptions, useTipEntry } from './use-tip-entry.ts'
import { suggestions } from './view-model.ts'

export interface TipFormProps extends TipEntryOptions {
  /** The Washer's business name. */
  name: string
  /** Chooses the card. */
  cardPicker: ReactNode
}

/** A tip for the Washer: the amount, and what pays it. */
export function TipForm({ name, cardPicker, balance = minor(0), ...options }: TipFormProps) {
  const entry = useTipEntry({ ...options, balance })
  const { tip, text, amount, problem } = entry
  return (
    <form className="grid gap-4" onSubmit={entry.submit} noValidate aria-label={t('Tip {name}', { name })}>
      <h2 className="wrap-anywhere">{t('Tip {name}', { name })}</h2>
      {tip.data && (
        <div role="status">
          <Note tone="good">{t('You tipped {amount}. Thank you!', { amount: formatMinor(tip.data.tips_minor) })}</Note>
        </div>
      )}
      <p className="text-ink-2">{t('The Washer receives all of it.')}</p>
      <Suggestions amount={amount} onChoose={entry.write} />
      <TextField
        label={t('Amount')}
        inputMode="decimal"
        autoComplete="off"
        placeholder={formatAmount(minor(500))}
        value={text}
        error={problem?.ofAmount ? problem.text : undefined}
        onChange={(event) => entry.write(event.target.value)}
      />
      {text !== '' && entry.mayUseWallet && (
        <Switch checked={entry.wantsWallet} onChange={entry.setWantsWallet}>
          {t('From my wallet, {balance} available', { balance: formatMinor(balance) })}
        </Switch>
      )}
      {text !== '' && !entry.usesWallet && cardPicker}
      {problem && !problem.ofAmount && <ErrorText>{problem.text}</ErrorText>}
      <Button
        type="submit"
        wide
        busy={tip.isPending}
        busyText={t('Processing...')}
        {...(amount !== undefined && { amount: formatMinor(amount) })}
      >
        {t('Give a tip')}
      </Button>
    </form>
  )
}

function Suggestions({ amount, onChoose }: { amount: Minor | undefined; onChoose: (text: string) => void }) {
  return (
    <div className="flex flex-wrap gap-2">
      {suggestions().map((suggested) => (
        <button
          key={suggested}
          type="button"
          className="pick num"
          aria-pressed={amount === suggested}
          onClick={() => onChoose(formatAmount(suggested))}
        >
          {formatMinor(suggested)}
        </button>
      ))}
    </div>
  )
}
