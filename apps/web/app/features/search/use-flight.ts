import { type RefObject, useEffect } from 'react'
import { flightMs } from './use-yes.ts'
import { acceptedPin } from './view-model.ts'

/** Lets the half fly while it is on. */
export function useFlight(stub: RefObject<HTMLElement | null>, isFlying: boolean): void {
  useEffect(() => {
    const disc = document.querySelector(`.map-disc[data-pin="${acceptedPin}"]`)
    const half = stub.current?.parentElement
    return isFlying && half && disc ? flyHalf(half, disc) : undefined
  }, [stub, isFlying])
}

/** Lets a copy of the torn-off half fly in an arc to the Washer's pin; without a pin it stays. */
function flyHalf(stub: HTMLElement, pin: Element): () => void {
  const from = stub.getBoundingClientRect()
  const to = pin.getBoundingClientRect()
  const half = document.createElement('div')
  half.className = 'ticket flying-half'
  half.setAttribute('aria-hidden', 'true')
  half.style.width = `${from.width}px`
  half.append(stub.cloneNode(true))
  document.body.append(half)
  const [x0, y0] = [from.x + from.width / 2, from.y + from.height / 2]
  const [x1, y1] = [to.x + to.width / 2, to.y + to.height / 2]
  // It is large at first: the arc bends away from the edge that is nearer.
  const bend = x1 > window.innerWidth / 2 ? -60 : 60
  half.style.offsetPath = `path("M${x0} ${y0} Q${(x0 + x1) / 2 + bend} ${(y0 + y1) / 2} ${x1} ${y1}")`
  const flight = half.animate(
    [
      { offsetDistance: '0%', transform: 'rotate(2.6deg) scale(1)' },
      { transform: 'rotate(-2deg) scale(0.5)', offset: 0.4 },
      { opacity: 1, offset: 0.85 },
      { offsetDistance: '100%', transform: 'rotate(-6deg) scale(0.18)', opacity: 0 },
    ],
    { duration: flightMs, easing: 'cubic-bezier(0.45, 0, 0.4, 1)', fill: 'both' },
  )
  const remove = () => half.remove()
  flight.finished.then(remove, remove)
  return () => flight.cancel()
}
