import type { OrderId, PieceId } from '@washline/contract/ids'
import { orderMessages } from '@washline/contract/orders/messages'
import type { RecognizedPiece } from '@washline/contract/orders/pieces'
import { nameInSentence } from '@washline/contract/scanning/colours'
import { garmentOfName } from '@washline/contract/scanning/garment-of-name'
import { useRef, useState } from 'react'
import { activeLanguage, t } from '../../../platform/i18n/i18n.ts'
import { itemLabel } from '../../../platform/i18n/item-label.ts'
import { Button } from '../../../ui/button.tsx'
import { ErrorText } from '../../../ui/error-text.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { denyRecognizedPiece } from '../use-deny-recognized-piece.ts'
import type { LetServer } from '../use-item-list.ts'

export interface RecognizedPiecesProps {
  orderId: OrderId
  /** Of the item in the list. */
  name: string
  pieces: readonly RecognizedPiece[]
  letServer: LetServer
}

/** What of an item was washed before, each to be denied. */
export function RecognizedPieces({ orderId, name, pieces, letServer }: RecognizedPiecesProps) {
  const [busy, setBusy] = useState<PieceId>()
  const [hasFailed, setHasFailed] = useState(false)
  const [outcome, setOutcome] = useState('')
  const group = useRef<HTMLFieldSetElement>(null)
  const label = itemLabel(name)
  const deny = async (id: PieceId) => {
    setBusy(id)
    const isSaved = await letServer(
      () => denyRecognizedPiece(orderId, id),
      (rows) => rows,
    )
    setBusy(undefined)
    setHasFailed(!isSaved)
    if (!isSaved) return
    setOutcome(t('Not washed before: {name}', { name: label }))
    // The pressed button goes away with its piece.
    group.current?.focus({ preventScroll: true })
  }
  return (
    <fieldset ref={group} tabIndex={-1} className="basis-full pl-13 text-14 outline-none">
      <legend className="sr-only">{t('Washed before: {name}', { name: label })}</legend>
      <p className="sr-only" role="status">
        {outcome}
      </p>
      {hasFailed && <ErrorText>{t(orderMessages.updateItems)}</ErrorText>}
      {pieces.map(({ id, washes }) => (
        <p key={id} className="flex flex-wrap items-center gap-x-4 text-ink-2">
          <span>
            <Icon name="repeat" className="mr-1.5 inline size-4 align-[-2px]" />
            {t('Your {name}, washed {washes, plural, one {once} other {# times}} in the past year', {
              name: inSentence(name),
              washes,
            })}
          </span>
          <Button
            variant="link"
            busy={busy === id}
            aria-label={t('Not this one: {name}', { name: label })}
            onClick={() => void deny(id)}
          >
            {t('Not this one')}
          </Button>
        </p>
      ))}
    </fieldset>
  )
}

/** What a person has entered stays as it is. */
const inSentence = (name: string): string =>
  activeLanguage() === 'en' && garmentOfName(name) ? nameInSentence(name) : itemLabel(name)
