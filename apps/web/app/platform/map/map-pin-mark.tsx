import type { ComponentProps, KeyboardEvent } from 'react'
import { t } from '../i18n/i18n.ts'
import { isDisc } from './is-disc.ts'
import { MapDisc } from './map-disc.tsx'
import { MapPinDrawing } from './map-pin-drawing.tsx'
import type { MapPin } from './map-view-props.ts'

const stepPx = 12
const arrows: Record<string, readonly [right: number, down: number]> = {
  ArrowUp: [0, -stepPx],
  ArrowDown: [0, stepPx],
  ArrowLeft: [-stepPx, 0],
  ArrowRight: [stepPx, 0],
}

export interface MapPinMarkProps extends Pick<ComponentProps<'button'>, 'onPointerDown'> {
  pin: MapPin
  /** An arrow key was pressed on a pin that can be moved. */
  onStep: (right: number, down: number) => void
}

/** A pin with its label, on the live map and on its still picture; a button where it can be moved. */
export function MapPinMark({ pin, onStep, onPointerDown }: MapPinMarkProps) {
  const { id, label, onMove } = pin
  const step = (event: KeyboardEvent) => {
    const by = arrows[event.key]
    if (!by) return
    event.preventDefault()
    event.stopPropagation()
    onStep(...by)
  }
  if (!onMove)
    return (
      <span role="img" aria-label={label}>
        <PinShape pin={pin} />
      </span>
    )
  return (
    <button
      type="button"
      className="map-pin-button"
      data-pin={id}
      aria-label={t('{label}. Move it with the arrow keys.', { label })}
      onKeyDown={step}
      onPointerDown={onPointerDown}
      onClick={(event) => event.stopPropagation()}
    >
      <PinShape pin={pin} />
    </button>
  )
}

/** Gives the focus of the still picture's pin to the live map's own. */
export function passFocus(map: HTMLElement): void {
  const { activeElement } = document
  const id = map.contains(activeElement) && activeElement instanceof HTMLElement ? activeElement.dataset.pin : undefined
  if (id === undefined) return
  const pins = map.querySelectorAll<HTMLElement>('.maplibregl-map [data-pin]')
  for (const pin of pins) if (pin.dataset.pin === id) pin.focus({ preventScroll: true })
}

function PinShape({ pin }: { pin: MapPin }) {
  const { variant = 'place' } = pin
  return isDisc(variant) ? <MapDisc pin={pin} /> : <MapPinDrawing variant={variant} />
}
