import { t } from '../../../platform/i18n/i18n.ts'
import { sayItem } from '../../../platform/i18n/say-item.ts'
import { Note } from '../../../ui/note.tsx'
import type { Difference } from '../view-model.ts'

export interface DifferenceListProps {
  differences: readonly Difference[]
  /** What it is about, in bold above. */
  title?: string
  /** A line below: what it leads to. */
  children?: string
}

/** Counts that are not what was expected; nothing where all are. */
export function DifferenceList({ differences, title, children }: DifferenceListProps) {
  if (differences.length === 0) return null
  return (
    <Note tone="bad">
      {title && <p className="font-semibold">{title}</p>}
      <ul>
        {differences.map(({ itemId, name, expected, counted }) => (
          <li key={itemId} className="wrap-anywhere">
            {t('{name}: {counted} of {expected}', { name: sayItem(name), counted, expected })}
          </li>
        ))}
      </ul>
      {children && <p className="text-14">{children}</p>}
    </Note>
  )
}
