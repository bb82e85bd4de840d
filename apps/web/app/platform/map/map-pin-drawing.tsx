import { CareLabel } from '../../ui/care-label.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { IconName } from '../../ui/sprite.ts'
import type { PinVariant } from './map-view-props.ts'

type Pinned = Exclude<PinVariant, 'asked' | 'other'>

const glyphs: Record<Exclude<Pinned, 'washer'>, IconName> = { pickup: 'home', place: 'pin' }

/** A pin whose tip is at the middle of its lower edge. */
export function MapPinDrawing({ variant }: { variant: Pinned }) {
  return (
    <span className={`map-pin map-pin-${variant}`} aria-hidden="true">
      <svg viewBox="0 0 44 56" aria-hidden="true">
        <path d="M22 54C12 40 4 32 4 21A18 18 0 0 1 40 21C40 32 32 40 22 54Z" />
        <circle cx="22" cy="21" r="12" />
      </svg>
      {variant === 'washer' ? <CareLabel name="care-tub" /> : <Icon name={glyphs[variant]} />}
    </span>
  )
}
