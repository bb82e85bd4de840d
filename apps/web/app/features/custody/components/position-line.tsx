import { t } from '../../../platform/i18n/i18n.ts'
import { Icon } from '../../../ui/icon.tsx'
import type { HandoverPosition } from '../use-handover-position.ts'

export interface PositionLineProps {
  /** Nothing yet while it is looked for. */
  position: HandoverPosition | null | undefined
}

/** Whether the handover will say where it was. */
export function PositionLine({ position }: PositionLineProps) {
  return (
    <p className="flex items-center gap-2 text-14 text-ink-2">
      <Icon name={position ? 'pin' : 'target'} className="size-5 shrink-0" />
      {position === undefined
        ? t('Looking for this place...')
        : position
          ? t('This place is noted.')
          : t('Without a place: this phone does not say where it is.')}
    </p>
  )
}
