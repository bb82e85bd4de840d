import { market } from '@washline/contract/market'
import { seenLength } from '@washline/contract/texts/seen-length'
import { verificationMessages } from '@washline/contract/verification/messages'
import { appealMin } from '@washline/contract/verification/schemas'
import { type FormEvent, useState } from 'react'
import { errorText } from '../../platform/api/error-text.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorText } from '../../ui/error-text.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { useAppeal } from './use-appeal.ts'

/** The one appeal against a suspension. */
export function AppealForm() {
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<string>()
  const appeal = useAppeal()
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (appeal.isPending) return
    const isLong = seenLength(text.trim()) >= appealMin
    setProblem(isLong ? undefined : t('Please write at least {count} characters.', { count: appealMin }))
    if (isLong) appeal.mutate(text.trim())
  }
  return (
    <form className="grid gap-4" onSubmit={send} noValidate>
      <TextArea
        label={t('Your appeal')}
        hint={t('You can appeal once. Our team reads it and answers.')}
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
      {appeal.error && <ErrorText>{errorText(appeal.error, t(verificationMessages.appealFailed))}</ErrorText>}
      <Button type="submit" variant="primary" busy={appeal.isPending} busyText={t('Sending...')}>
        {t('Send the appeal')}
      </Button>
    </form>
  )
}
