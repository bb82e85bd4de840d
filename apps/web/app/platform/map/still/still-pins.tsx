import { type PointerEvent as ReactPointerEvent, useState } from 'react'
import { isDisc } from '../is-disc.ts'
import { MapPinMark } from '../map-pin-mark.tsx'
import type { MapPin } from '../map-view-props.ts'
import { type Projection, toPixel, toPlace } from './mercator.ts'

/** The pins over the still picture; those that can be moved are moved as on the live map. */
export function StillPins({ pins, view }: { pins: readonly MapPin[]; view: Projection }) {
  return pins.map((pin) => <StillPin key={pin.id} pin={pin} view={view} />)
}

const unmoved = [0, 0] as const

function StillPin({ pin, view }: { pin: MapPin; view: Projection }) {
  const [dragged, setDragged] = useState<readonly [right: number, down: number]>(unmoved)
  const [x, y] = toPixel(pin.point, view)
  const className = isDisc(pin.variant ?? 'place') ? 'map-still-disc' : 'map-still-pin'
  const step = (right: number, down: number) => pin.onMove?.(toPlace([x + right, y + down], view))
  const drag = ({ currentTarget, pointerId, clientX, clientY }: ReactPointerEvent<HTMLButtonElement>) => {
    const over = new AbortController()
    const { signal } = over
    currentTarget.setPointerCapture(pointerId)
    const by = (event: PointerEvent) => [event.clientX - clientX, event.clientY - clientY] as const
    const end = (event: PointerEvent) => {
      over.abort()
      setDragged(unmoved)
      const [right, down] = by(event)
      if (right !== 0 || down !== 0) step(right, down)
    }
    currentTarget.addEventListener('pointermove', (event: PointerEvent) => setDragged(by(event)), { signal })
    currentTarget.addEventListener('pointerup', end, { signal })
    const leave = () => {
      over.abort()
      setDragged(unmoved)
    }
    currentTarget.addEventListener('pointercancel', leave, { signal })
  }
  return (
    <span className={className} style={{ transform: `translate(${x + dragged[0]}px, ${y + dragged[1]}px)` }}>
      <MapPinMark pin={pin} onStep={step} onPointerDown={drag} />
    </span>
  )
}
