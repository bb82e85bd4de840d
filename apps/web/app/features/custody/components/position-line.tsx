import { t } from '../../../platform/i18n/i18n.ts'
import { Icon } from '../../../ui/icon.tsx'
import type { HandoverPosition } from '../use-handover-position.ts'

export interface PositionLineProps {
  /** Undefined while it is being determined. */
  position: HandoverPosition | null | undefined
}

/** Whether the handover will include the position. */
export function PositionLine({ position }: PositionLineProps) {
  return (
    <p className="flex items-center gap-2 text-14 text-ink-2">
      <Icon name={position ? 'pin' : 'target'} className="size-5 shrink-0" />
      {position === undefined
        ? t('Getting your location...')
        : position
          ? t('Location recorded.')
          : t('No location: this phone is not sharing it.')}
    </p>
  )
}
