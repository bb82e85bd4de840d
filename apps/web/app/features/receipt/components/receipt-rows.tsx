import type { Minor } from '@washline/contract/money'
import { formatMinor } from '../../../platform/format/money.ts'
import { t } from '../../../platform/i18n/i18n.ts'
import { Detail } from '../../../ui/detail.tsx'
import type { ShownLine } from '../view-model.ts'

export interface ReceiptRowsProps {
  title: string
  lines: readonly ShownLine[]
  /** Undefined where the lines do not add up to a sum, and for a single line. */
  sum?: Minor
}

/** One section of a receipt: its lines with their explanations, and the sum. */
export function ReceiptRows({ title, lines, sum }: ReceiptRowsProps) {
  return (
    <section className="grid gap-3" aria-label={title}>
      <h2 className="kicker">{title}</h2>
      <ul className="grid gap-3">
        {lines.map(({ name, note, amount }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines of a receipt have no other identity and never move
          <li key={index}>
            <Detail
              name={
                <>
                  <span className="block wrap-anywhere">{name}</span>
                  {note && <span className="block text-14 text-ink-2 wrap-anywhere">{note}</span>}
                </>
              }
            >
              {amount}
            </Detail>
          </li>
        ))}
      </ul>
      {sum !== undefined && lines.length > 1 && (
        <div className="border-t-2 border-dashed border-stitch pt-2 font-semibold">
          <Detail name={t('Subtotal')}>{formatMinor(sum)}</Detail>
        </div>
      )}
    </section>
  )
}
