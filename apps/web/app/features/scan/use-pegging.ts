import { type RefObject, useLayoutEffect } from 'react'
import { flightApartMs, flightMs, type Reveal } from './use-reveal.ts'

const easeOut = 'cubic-bezier(0.2, 0.7, 0.2, 1)'
const easeIn = 'cubic-bezier(0.5, 0, 0.8, 0.4)'

/** Lets each garment of the line come from a piece on the photo, in an arc: across and down at different paces. */
export function usePegging(
  dock: RefObject<HTMLElement | null>,
  { phase, isSkipped }: Pick<Reveal, 'phase' | 'isSkipped'>,
) {
  const isFlying = phase === 'flying' && !isSkipped
  useLayoutEffect(() => {
    if (!isFlying) return
    const pieces = [...document.querySelectorAll('.pieces .sticker')]
    const slots = [...(dock.current?.querySelectorAll<HTMLElement>('.flight-x') ?? [])]
    // All places are read before the first flight begins: each reading after a beginning would lay the page out again.
    const ways = slots.flatMap((slot, index) => {
      const from = pieces[index]?.getBoundingClientRect()
      const inner = slot.firstElementChild
      return from && inner ? [{ slot, inner, from, to: slot.getBoundingClientRect() }] : []
    })
    const flights = ways.flatMap(({ slot, inner, from, to }, index) => {
      const x = from.x + from.width / 2 - to.x - to.width / 2
      const y = from.y + from.height / 2 - to.y - to.height / 2
      const timing = { duration: flightMs, delay: index * flightApartMs, fill: 'backwards' } as const
      return [
        slot.animate([{ transform: `translateX(${x}px)` }, { transform: 'none' }], { ...timing, easing: easeOut }),
        inner.animate(
          [
            { transform: `translateY(${y}px) scale(1.6)`, opacity: 0 },
            { opacity: 1, offset: 0.2 },
            { transform: 'none', opacity: 1 },
          ],
          { ...timing, easing: easeIn },
        ),
      ]
    })
    return () => {
      for (const flight of flights) flight.cancel()
    }
  }, [isFlying, dock])
}
