import type { OrderId } from '@washline/contract/ids'
import { orderMessages } from '@washline/contract/orders/messages'
import type { SamePiece } from '@washline/contract/orders/pieces'
import { useRef, useState } from 'react'
import { t } from '../../../platform/i18n/i18n.ts'
import { itemLabel } from '../../../platform/i18n/item-label.ts'
import { Button } from '../../../ui/button.tsx'
import { ErrorText } from '../../../ui/error-text.tsx'
import { Note } from '../../../ui/note.tsx'
import { answerSamePiece, follow } from '../use-answer-same-piece.ts'
import type { LetServer } from '../use-item-list.ts'
import { PieceOnPhoto } from './piece-on-photo.tsx'

export interface SamePiecesProps {
  orderId: OrderId
  pieces: readonly SamePiece[]
  letServer: LetServer
}

const onceText = (name: string) => t('On both photos, counted once: {name}', { name })

/** What is on two photos: one question at a time, and what was counted once, to be undone. */
export function SamePieces({ orderId, pieces, letServer }: SamePiecesProps) {
  const [busy, setBusy] = useState<SamePiece['id']>()
  const [hasFailed, setHasFailed] = useState(false)
  const [outcome, setOutcome] = useState('')
  const region = useRef<HTMLElement>(null)
  const asked = pieces.filter(({ state }) => state === 'asked')
  const once = pieces.filter(({ state }) => state === 'once')
  const answer = async ({ id, name }: SamePiece, isSame: boolean) => {
    setBusy(id)
    const isSaved = await letServer(() => answerSamePiece(orderId, id, isSame), follow)
    setBusy(undefined)
    setHasFailed(!isSaved)
    if (!isSaved) return
    setOutcome(isSame ? onceText(itemLabel(name)) : t('Counted as two: {name}', { name: itemLabel(name) }))
    // The pressed button goes away with its piece.
    region.current?.focus({ preventScroll: true })
  }
  const [first] = asked
  return (
    <section ref={region} tabIndex={-1} className="grid gap-3 outline-none" aria-label={t('Items on two photos')}>
      <p className="sr-only" role="status">
        {outcome}
      </p>
      {hasFailed && <ErrorText>{t(orderMessages.updateItems)}</ErrorText>}
      {first && <Question piece={first} left={asked.length} isBusy={busy === first.id} onAnswer={answer} />}
      {once.length > 0 && (
        <Note tone="good">
          <ul className="grid gap-2">
            {once.map((piece) => (
              <li key={piece.id} className="flex flex-wrap items-center justify-between gap-x-4">
                <span className="min-w-0 wrap-anywhere">{onceText(itemLabel(piece.name))}</span>
                <Button
                  variant="link"
                  busy={busy === piece.id}
                  aria-label={t('Count both: {name}', { name: itemLabel(piece.name) })}
                  onClick={() => void answer(piece, false)}
                >
                  {t('Count both')}
                </Button>
              </li>
            ))}
          </ul>
        </Note>
      )}
    </section>
  )
}

interface QuestionProps {
  piece: SamePiece
  /** How many are asked about, with this one. */
  left: number
  isBusy: boolean
  onAnswer: (piece: SamePiece, isSame: boolean) => Promise<void>
}

function Question({ piece, left, isBusy, onAnswer }: QuestionProps) {
  const { earlier, further } = piece
  const name = itemLabel(piece.name)
  return (
    <section className="card grid gap-3" aria-label={t('Is this the same item?')}>
      <div>
        <h3 className="flex flex-wrap items-baseline justify-between gap-x-4">
          <span>{t('Is this the same item?')}</span>
          {left > 1 && <span className="text-14 text-ink-2">{t('{left} left', { left })}</span>}
        </h3>
        <p className="text-14 text-ink-2">{t('{name}. Until you answer, both are counted.', { name })}</p>
      </div>
      <div className="grid max-w-100 grid-cols-2 gap-3">
        <PieceOnPhoto imageUrl={earlier.photo_url} box={earlier.box} alt={name} caption={t('Earlier photo')} />
        <PieceOnPhoto imageUrl={further.photo_url} box={further.box} alt={name} caption={t('New photo')} />
      </div>
      <div className="grid max-w-100 grid-cols-2 gap-3">
        <Button busy={isBusy} aria-label={t('Same item: {name}', { name })} onClick={() => void onAnswer(piece, true)}>
          {t('Same item')}
        </Button>
        <Button
          aria-disabled={isBusy}
          aria-label={t('Two items: {name}', { name })}
          onClick={() => void onAnswer(piece, false)}
        >
          {t('Two items')}
        </Button>
      </div>
    </section>
  )
}
