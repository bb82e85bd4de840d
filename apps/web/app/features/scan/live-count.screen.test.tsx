import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { FoundBox, OpenCounter } from '../../platform/live-count/frame-counter.ts'
import { render } from '../../platform/testing/render-route.tsx'
import { Viewfinder } from './components/viewfinder.tsx'

const aBox: FoundBox = { left: 0.25, top: 0.25, right: 0.75, bottom: 0.75 }
const camera = {
  state: 'live' as const,
  error: undefined,
  attach: () => {},
  start: async () => {},
  grabFrame: () => createImageBitmap(new ImageData(160, 90)),
}

/** A counter that finds what the test sets; returns the signal that ends it. */
function standIn(boxes: () => readonly FoundBox[]) {
  const open = vi.fn<OpenCounter>(async () => async () => boxes())
  return { open, ended: () => open.mock.lastCall?.[0].aborted }
}

function Scan({ openCounter }: { openCounter: OpenCounter }) {
  const [isScanning, setIsScanning] = useState(false)
  return (
    <>
      <div className="page-body">
        <Viewfinder
          camera={camera}
          photoUrl={undefined}
          isScanning={isScanning}
          onDrop={() => {}}
          openCounter={openCounter}
        />
      </div>
      <button type="button" onClick={() => setIsScanning(true)}>
        Shutter
      </button>
    </>
  )
}

const shown = (text: string) => page.getByText(text).first()
const announced = (text: string) => page.getByRole('status').filter({ hasText: text })
const marks = () => document.querySelectorAll('.count-marks path')

it('marks garments over the picture, announces a steady count, and ends at the shutter', async () => {
  const counter = standIn(() => Array(7).fill(aBox))
  render(<Scan openCounter={counter.open} />)
  await expect.element(shown('About 7 items')).toBeVisible()
  expect(marks()[0]?.getAttribute('d')?.match(/M/g)).toHaveLength(7 * 4)
  await expect.element(announced('About 7 items')).toBeInTheDocument()
  await expect.element(shown('Spread them out, everything in the frame')).toBeVisible()

  await page.getByRole('button', { name: 'Shutter' }).click()
  await expect.element(shown('About 7 items')).not.toBeInTheDocument()
  expect(marks()).toHaveLength(0)
  expect(counter.ended()).toBe(true)
})

it('hides the count once nothing was found for a while', async () => {
  let boxes = [aBox]
  render(<Scan openCounter={standIn(() => boxes).open} />)
  await expect.element(shown('1 item')).toBeVisible()
  boxes = []
  await expect.element(shown('1 item')).not.toBeInTheDocument()
})

it('leaves the viewfinder unchanged where no counter is available', async () => {
  const open = vi.fn<OpenCounter>(() => Promise.reject(new Error('too small')))
  render(<Scan openCounter={open} />)
  await expect.poll(() => open.mock.calls.length).toBeGreaterThan(0)
  await expect.element(shown('Spread them out, everything in the frame')).toBeVisible()
  expect(marks()).toHaveLength(0)
})
