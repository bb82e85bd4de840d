import { QueryClientProvider } from '@tanstack/react-query'
import { getConfig } from '@washline/contract/platform/endpoints'
import { HttpResponse, http } from 'msw'
import { useState } from 'react'
import { beforeEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { configQuery } from '../api/use-config.ts'
import { queryClient } from '../query.ts'
import { aConfig } from '../testing/a-config.ts'
import { answer } from '../testing/answer.ts'
import { network } from '../testing/network.ts'
import { render, takeDown } from '../testing/render-route.tsx'
import { MapView } from './map-view.tsx'
import type { MapViewProps } from './map-view-props.ts'
import { forgetGround } from './still/load-ground.ts'

const door = { latitude: 3.1478, longitude: 101.7117 }
const [width, height] = [360, 300]

beforeEach(() => {
  forgetGround()
  queryClient.removeQueries({ queryKey: configQuery.queryKey })
  network.use(answer(getConfig, aConfig()))
})

const show = (props: Omit<MapViewProps, 'label'>) =>
  render(
    <QueryClientProvider client={queryClient}>
      <div style={{ position: 'relative', width, height }}>
        <MapView label="Map" {...props} />
      </div>
    </QueryClientProvider>,
  )
const map = () => document.querySelector<HTMLElement>('.map-view')
const stillPaths = () => document.querySelectorAll('.map-still path').length
/** Where a pin's tip is in the map. */
function tipOf(label: string | RegExp) {
  const pin = page.getByRole('region').getByLabelText(label).element().getBoundingClientRect()
  const frame = map()?.getBoundingClientRect()
  return { x: pin.left + pin.width / 2 - (frame?.left ?? 0), y: pin.bottom - (frame?.top ?? 0) }
}

it('draws the place still, with its pins and radius in their places, and without the live map', async () => {
  const east = { latitude: door.latitude, longitude: door.longitude + 0.02 }
  show({
    pins: [
      { id: 'a', point: door, label: 'Door' },
      { id: 'b', point: east, label: 'Washer', variant: 'washer' },
    ],
    circle: { center: door, radiusM: 3_000 },
  })
  await expect.poll(stillPaths).toBeGreaterThan(10)
  expect(document.querySelectorAll('.map-still text').length).toBeGreaterThan(3)
  const [tip, other] = [tipOf('Door'), tipOf('Washer')]
  expect(tip.x).toBeCloseTo(width / 2, 0)
  expect(tip.y).toBeCloseTo(height / 2, 0)
  const reach = [...document.querySelectorAll<SVGPathElement>('.map-still path[fill-opacity]')].at(-1)?.getBBox()
  // 0.02 degrees of longitude are 2.22 km there.
  expect((other.x - tip.x) / ((reach?.width ?? 0) / 2)).toBeCloseTo(2.22 / 3, 1)
  expect(reach?.height).toBeCloseTo(height - 2 * 72, 0)
  expect(map()?.dataset.live).toBe('none')
  expect(document.querySelector('canvas')).toBeNull()
})

it('has the ground of a map before it in its first frame', async () => {
  const pins = [{ id: 'a', point: door, label: 'Door' }]
  show({ pins })
  await expect.poll(stillPaths).toBeGreaterThan(10)
  takeDown()
  const drawnAtFirst = new Promise<number>((resolve) => {
    const watcher = new MutationObserver(() => {
      if (!document.querySelector('.map-still svg')) return
      watcher.disconnect()
      resolve(stillPaths())
    })
    watcher.observe(document.body, { childList: true, subtree: true })
  })
  show({ pins })
  expect(await drawnAtFirst).toBeGreaterThan(10)
})

it('stays still under a mouse that rests where it appears', async () => {
  render(<div style={{ width, height }}>Here</div>)
  await page.getByText('Here').hover({ position: { x: 90, y: 90 } })
  takeDown()
  show({ pins: [{ id: 'a', point: door, label: 'Door' }] })
  await expect.poll(stillPaths).toBeGreaterThan(10)
  expect(map()?.dataset.live).toBe('none')
  await page.getByRole('region', { name: 'Map' }).hover({ position: { x: 120, y: 150 } })
  await expect.poll(() => map()?.dataset.live).toBe('drawn')
})

function Movable({ onPick }: { onPick?: MapViewProps['onPick'] }) {
  const [point, setPoint] = useState(door)
  return (
    <div style={{ position: 'relative', width, height }}>
      <MapView
        label="Map"
        pins={[{ id: 'pickup', point, label: 'Pickup', variant: 'pickup', onMove: setPoint }]}
        onPick={(picked) => {
          setPoint(picked)
          onPick?.(picked)
        }}
      />
    </div>
  )
}
const showMovable = () =>
  render(
    <QueryClientProvider client={queryClient}>
      <Movable />
    </QueryClientProvider>,
  )

it('answers the keyboard and a tap before it lives; the live map keeps place and focus', async () => {
  showMovable()
  const pin = page.getByRole('button', { name: 'Pickup. Move it with the arrow keys.' })
  await expect.element(pin).toBeVisible()
  await expect.poll(stillPaths).toBeGreaterThan(10)
  await page.getByRole('region', { name: 'Map' }).click({ position: { x: 100, y: 200 } })
  await expect.poll(() => tipOf(/^Pickup/).x).toBeCloseTo(100, 0)
  expect(tipOf(/^Pickup/).y).toBeCloseTo(200, 0)
  ;(pin.element() as HTMLElement).focus()
  await userEvent.keyboard('{ArrowUp}')
  await expect.poll(() => tipOf(/^Pickup/).y).toBeCloseTo(188, 0)
  await expect.poll(() => map()?.dataset.live).toBe('drawn')
  await expect.element(pin).toHaveFocus()
  expect(tipOf(/^Pickup/).x).toBeCloseTo(100, 0)
  expect(tipOf(/^Pickup/).y).toBeCloseTo(188, 0)
  await expect.element(page.getByRole('button', { name: 'Zoom in' })).toBeVisible()
})

it('states that its files do not come, and draws them with the network', async () => {
  let isDown = true
  network.use(http.get('/map/:file', () => (isDown ? HttpResponse.error() : undefined)))
  show({ pins: [{ id: 'a', point: door, label: 'Door' }], zoom: 13 })
  const missing = page.getByText('The map could not be loaded. It returns when you are back online.')
  await expect.element(missing).toBeVisible()
  await expect.element(page.getByRole('img', { name: 'Door' })).toBeInTheDocument()
  isDown = false
  window.dispatchEvent(new Event('online'))
  await expect.poll(stillPaths).toBeGreaterThan(10)
  await expect.element(missing).not.toBeInTheDocument()
})

it('names the nearest city outside of the drawn town, and draws no streets', async () => {
  show({ center: { latitude: 48.2, longitude: 16.37 }, zoom: 12 })
  await expect.element(page.getByText(/^Nearest city: Vienna/)).toBeVisible()
  await expect.element(page.getByText('48.20° N')).toBeInTheDocument()
  await expect.poll(() => document.querySelectorAll('.map-still path').length).toBeLessThan(8)
})
