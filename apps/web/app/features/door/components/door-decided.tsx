import { doorMessages } from '@washline/contract/doors/messages'
import type { DoorCase } from '@washline/contract/doors/schemas'
import type { OrderId } from '@washline/contract/ids'
import { market } from '@washline/contract/market'
import { type FormEvent, useState } from 'react'
import { doorKindText } from '../../../domain/door/door-labels.ts'
import { errorText } from '../../../platform/api/error-text.ts'
import { formatDateTime } from '../../../platform/format/date.ts'
import { t } from '../../../platform/i18n/i18n.ts'
import { Button } from '../../../ui/button.tsx'
import { ErrorText } from '../../../ui/error-text.tsx'
import { Note } from '../../../ui/note.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { closedTexts } from '../door-labels.ts'
import { useAppealDoor } from '../use-answer-door.ts'

export interface DoorDecidedProps {
  orderId: OrderId
  decided: DoorCase
}

/** How a case at the door ended, with its fee, its proofs and the appeal. */
export function DoorDecided({ orderId, decided }: DoorDecidedProps) {
  const { appeal, closed_at } = decided
  return (
    <Note>
      <p className="font-semibold">{t('At the door: {what}', { what: doorKindText(decided.kind) })}</p>
      {closed_at && <p className="num text-14">{formatDateTime(closed_at)}</p>}
      {closedTexts(decided).map((text) => (
        <p key={text}>{text}</p>
      ))}
      {appeal.note && <p className="wrap-anywhere">{appeal.note}</p>}
      {appeal.open && <p>{t('Our team checks it and answers here.')}</p>}
      {appeal.possible && <Appeal orderId={orderId} decided={decided} />}
    </Note>
  )
}

const appealMin = 10

function Appeal({ orderId, decided }: DoorDecidedProps) {
  const appeal = useAppealDoor(orderId, decided.id)
  const [text, setText] = useState('')
  const [wasPressed, setWasPressed] = useState(false)
  const isTooShort = text.trim().length < appealMin
  const send = (event: FormEvent) => {
    event.preventDefault()
    setWasPressed(true)
    if (!isTooShort && !appeal.isPending) appeal.mutate(text.trim())
  }
  return (
    <details className="mt-2">
      <summary className="py-2.5">{t('This is not right')}</summary>
      <form className="grid gap-3 pt-2" onSubmit={send} noValidate>
        <TextArea
          label={t('What happened?')}
          hint={t('Our team reviews it with the photo, the location and the rings.')}
          rows={3}
          maxLength={market.door.appealMax}
          value={text}
          onChange={(event) => setText(event.target.value)}
          error={wasPressed && isTooShort ? t(doorMessages.appeal) : undefined}
        />
        {appeal.isError && <ErrorText>{errorText(appeal.error, t(doorMessages.send))}</ErrorText>}
        <Button type="submit" busy={appeal.isPending}>
          {t('Ask our team')}
        </Button>
      </form>
    </details>
  )
}
