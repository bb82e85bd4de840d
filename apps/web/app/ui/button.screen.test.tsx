import { useState } from 'react'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from '../platform/testing/render-route.tsx'
import { Button } from './button.tsx'

const button = page.getByRole('button', { name: 'Confirm' })
const show = (onClick?: () => void) =>
  render(
    <div className="p-8">
      <Button wide onClick={onClick}>
        Confirm
      </Button>
    </div>,
  )

const edges = ['top', 'left', 'bottom', 'right'] as const
/** The outermost pixel of an edge, from the top left of the window. */
function pixelAt(edge: (typeof edges)[number]): { x: number; y: number } {
  const { left, top, right, bottom } = button.element().getBoundingClientRect()
  const middle = { x: Math.floor((left + right) / 2), y: Math.floor((top + bottom) / 2) }
  return {
    top: { ...middle, y: top },
    left: { ...middle, x: left },
    bottom: { ...middle, y: bottom - 1 },
    right: { ...middle, x: right - 1 },
  }[edge]
}

it.each(edges)('does not tremble when it appears under a pointer at its %s edge', async (edge) => {
  const place = document.body.appendChild(document.createElement('p'))
  place.style.cssText = 'position: fixed; inset: 0; z-index: 1'
  show()
  await expect.element(button).toBeVisible()
  await userEvent.hover(place, { position: pixelAt(edge) })
  place.remove()
  const tops: number[] = []
  for (let frame = 0; frame < 30; frame += 1) {
    await new Promise(requestAnimationFrame)
    tops.push(button.element().getBoundingClientRect().top)
  }
  const moves = tops.filter((top, index) => index > 0 && top !== tops[index - 1])
  expect(moves.length, 'it rises once at most').toBeLessThanOrEqual(1)
})

it.each(edges)('takes a slow press at its %s edge', async (edge) => {
  let presses = 0
  show(() => (presses += 1))
  await expect.element(button).toBeVisible()
  const { x, y } = pixelAt(edge)
  const { left, top } = button.element().getBoundingClientRect()
  // A position is measured from within the border of 2 px.
  await userEvent.click(button, { position: { x: x - left - 2, y: y - top - 2 }, delay: 100 })
  expect(presses).toBe(1)
})

it('leaves the second press of a double click to the button that had the first', async () => {
  let closed = 0
  function Sending() {
    const [isSent, setIsSent] = useState(false)
    if (isSent)
      return (
        <Button key="close" onClick={() => (closed += 1)}>
          Close this
        </Button>
      )
    return (
      <Button key="send" onClick={() => setIsSent(true)}>
        Send it now
      </Button>
    )
  }
  render(
    <div className="p-8">
      <Sending />
    </div>,
  )
  await page.getByRole('button', { name: 'Send it now' }).dblClick()
  const close = page.getByRole('button', { name: 'Close this' })
  await expect.element(close).toBeVisible()
  expect(closed, 'once after a double click').toBe(0)
  await close.dblClick()
  expect(closed, 'each press of its own').toBe(2)
})
