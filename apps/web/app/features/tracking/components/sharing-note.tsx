import { t, tText } from '../../../platform/i18n/i18n.ts'
import { Note } from '../../../ui/note.tsx'
import type { SharedPosition } from '../use-share-position.ts'

export interface SharingNoteProps {
  shared: SharedPosition
  name: string
}

/** Shows the Washer whether the customer sees their position, or why not. */
export function SharingNote({ shared, name }: SharingNoteProps) {
  if (shared.problem)
    return (
      <div role="status">
        <Note tone="bad">
          {tText(shared.problem)} {t('{name} does not see your location.', { name })}
        </Note>
      </div>
    )
  return shared.point && <Note icon="target">{t('{name} sees your location while you are on the way.', { name })}</Note>
}
