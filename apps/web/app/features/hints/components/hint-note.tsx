import type { ReactNode } from 'react'
import { t } from '../../../platform/i18n/i18n.ts'
import { Button } from '../../../ui/button.tsx'
import { CareLabel } from '../../../ui/care-label.tsx'

export interface HintNoteProps {
  /** Undefined while the note is rendered without its code: its buttons only take their room then. */
  onClose?: () => void
  /** Left out with the last hint. */
  onEndAll?: (() => void) | undefined
  /** Paragraphs. */
  children: ReactNode
}

export function HintNote({ onClose, onEndAll, children }: HintNoteProps) {
  const className = onClose ? undefined : 'invisible'
  return (
    <div className="note">
      <CareLabel name="care-line" />
      <div className="min-w-0 flex-1">
        {/* No part of the paragraph: as one they would be the largest of a customer's first view, which is painted before any code otherwise. */}
        <p className="font-bold">{t('Good to know:')}</p>
        {children}
        <div className="flex flex-wrap gap-x-5">
          <Button variant="link" className={className} onClick={onClose}>
            {t('Got it')}
          </Button>
          {(onEndAll || !onClose) && (
            <Button variant="link" className={className} onClick={onEndAll}>
              {t('No more hints')}
            </Button>
          )}
        </div>
      </div>
    </div>
  )
}
