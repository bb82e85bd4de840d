import { dispatchMessages } from '@washline/contract/dispatch/messages'
import type { OfferId } from '@washline/contract/ids'
import { market } from '@washline/contract/market'
import { seenLength } from '@washline/contract/texts/seen-length'
import { appealMin } from '@washline/contract/verification/schemas'
import { type FormEvent, useState } from 'react'
import { errorText } from '../../platform/api/error-text.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { ErrorText } from '../../ui/error-text.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { useAppealDecision } from './use-appeal-decision.ts'

const { answerDays } = market.dispatch.appeals

/** Asks a person to look at one decision. */
export function AppealForm({ id, open, onClose }: { id: OfferId; open: boolean; onClose: () => void }) {
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<string>()
  const appeal = useAppealDecision(id)
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (appeal.isPending) return
    const isLong = seenLength(text.trim()) >= appealMin
    setProblem(isLong ? undefined : t('Please write at least {count} characters.', { count: appealMin }))
    if (isLong) appeal.mutate(text.trim(), { onSuccess: onClose })
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      closable={!appeal.isPending}
      title={t('Ask our team')}
      closeText={t('Cancel')}
    >
      <form className="grid gap-4" onSubmit={send} noValidate>
        <p>
          {t(
            'Our team looks at this decision and its parts and answers you with a reason within {days, plural, one {# day} other {# days}}.',
            { days: answerDays },
          )}
        </p>
        <TextArea
          label={t('What is wrong with it?')}
          aside={<span className="num">{`${text.length}/${market.quality.appealMax}`}</span>}
          rows={4}
          maxLength={market.quality.appealMax}
          value={text}
          error={problem}
          onChange={({ target }) => {
            setText(target.value)
            setProblem(undefined)
          }}
        />
        {appeal.error && <ErrorText>{errorText(appeal.error, t(dispatchMessages.appealFailed))}</ErrorText>}
        <Button type="submit" variant="primary" busy={appeal.isPending} busyText={t('Sending...')}>
          {t('Send')}
        </Button>
      </form>
    </Dialog>
  )
}
