import type { CSSProperties } from 'react'
import { formatMoney } from '../../../platform/format/money.ts'
import { classes } from '../../../ui/classes.ts'
import { PieceSticker } from '../../../ui/piece-sticker.tsx'
import type { Reveal } from '../use-reveal.ts'
import type { Piece } from '../view-model.ts'

export interface PiecesProps {
  url: string
  pieces: readonly Piece[]
  reveal: Pick<Reveal, 'stepMs' | 'isSkipped' | 'question' | 'phase'>
}

/** The found pieces over the dimmed photo; each lights up and has its price pegged on. The dock has the same in words. */
export function Pieces({ url, pieces, reveal: { stepMs, isSkipped, question, phase } }: PiecesProps) {
  return (
    <div
      className={classes('pieces', isSkipped && 'pieces-skipped', phase === 'done' && 'pieces-done')}
      style={{ '--step': `${stepMs}ms` } as CSSProperties}
      aria-hidden="true"
    >
      <span className="photo-dim" />
      {pieces.map(({ item, box }, order) => (
        <PieceSticker
          key={`${item.id}-${box[0]}-${box[1]}`}
          imageUrl={url}
          order={order}
          mark={{
            key: String(item.id),
            box,
            tag: item.needs_review ? '?' : formatMoney(item.unit_price),
            unsure: item.needs_review,
            chosen: item.id === question?.id,
          }}
        />
      ))}
    </div>
  )
}
