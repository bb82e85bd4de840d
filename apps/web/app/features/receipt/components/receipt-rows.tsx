import { formatMoney } from '../../../platform/format/money.ts'
import { t } from '../../../platform/i18n/i18n.ts'
import { Fact } from '../../../ui/fact.tsx'
import type { ShownLine } from '../view-model.ts'

export interface ReceiptRowsProps {
  title: string
  lines: readonly ShownLine[]
  /** In major units; none where the lines are no sum, and not said again of one line. */
  sum?: number
}

/** One part of a receipt: its lines with where each comes from, and their sum. */
export function ReceiptRows({ title, lines, sum }: ReceiptRowsProps) {
  return (
    <section className="grid gap-3" aria-label={title}>
      <h2 className="kicker">{title}</h2>
      <ul className="grid gap-3">
        {lines.map(({ name, note, amount }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines of a receipt have no other identity and never move
          <li key={index}>
            <Fact
              name={
                <>
                  <span className="block wrap-anywhere">{name}</span>
                  {note && <span className="block text-14 text-ink-2 wrap-anywhere">{note}</span>}
                </>
              }
            >
              {amount}
            </Fact>
          </li>
        ))}
      </ul>
      {sum !== undefined && lines.length > 1 && (
        <div className="border-t-2 border-dashed border-stitch pt-2 font-semibold">
          <Fact name={t('Sum')}>{formatMoney(sum)}</Fact>
        </div>
      )}
    </section>
  )
}
