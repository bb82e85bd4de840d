import { t } from '../../../platform/i18n/i18n.ts'
import { itemLabel } from '../../../platform/i18n/item-label.ts'
import { Note } from '../../../ui/note.tsx'
import type { Difference } from '../view-model.ts'

export interface DifferenceListProps {
  differences: readonly Difference[]
  /** The title. */
  title?: string
  /** What follows from the difference. */
  children?: string
}

/** Counts that differ from the expected ones; nothing where none does. */
export function DifferenceList({ differences, title, children }: DifferenceListProps) {
  if (differences.length === 0) return null
  return (
    <Note tone="bad">
      {title && <p className="font-semibold">{title}</p>}
      <ul>
        {differences.map(({ itemId, name, expected, counted }) => (
          <li key={itemId} className="wrap-anywhere">
            {t('{name}: {counted} of {expected}', { name: itemLabel(name), counted, expected })}
          </li>
        ))}
      </ul>
      {children && <p className="text-14">{children}</p>}
    </Note>
  )
}
