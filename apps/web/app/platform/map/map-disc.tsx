import { CareLabel } from '../../ui/care-label.tsx'
import { classes } from '../../ui/classes.ts'
import type { MapPin } from './map-view-props.ts'

/** A Washer of a search: one who was asked with a tub or initials and a tag, any other as a dot. */
export function MapDisc({ pin: { id, variant, tag, initials } }: { pin: MapPin }) {
  if (variant === 'other') return <span className="map-dot" aria-hidden="true" />
  return (
    <span className={classes('map-disc', initials && 'map-disc-named')} data-pin={id} aria-hidden="true">
      {initials ? <b>{initials}</b> : <CareLabel name="care-tub" />}
      {tag && (
        <small key={tag} className="num">
          {tag}
        </small>
      )}
    </span>
  )
}
