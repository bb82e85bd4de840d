import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { ahead } from '../platform/network/load-ahead.ts'
import { render } from '../platform/testing/render-route.tsx'
import { later } from './later.tsx'
import { loadWhenOnline } from './load-when-online.ts'

const field = page.getByLabelText('Note')
const button = page.getByRole('button')

/** A dialog that counts how often its code is requested. */
function aDialog() {
  const requests: number[] = []
  const Part = ({ open }: { open: boolean }) => <input aria-label="Note" hidden={!open} />
  const Dialog = later(async () => {
    requests.push(requests.length)
    return Part
  })
  function Screen() {
    const [open, setOpen] = useState(false)
    return (
      <>
        <button type="button" {...Dialog.soon} onClick={() => setOpen(!open)}>
          {open ? 'Close' : 'Open'}
        </button>
        <Dialog open={open} />
      </>
    )
  }
  return { Screen, requests }
}

it('loads a dialog when it is opened, and keeps what was typed in it', async () => {
  const { Screen, requests } = aDialog()
  render(<Screen />)
  await expect.element(button).toBeVisible()
  expect(requests).toEqual([])
  await button.click()
  await field.fill('Ring twice.')
  await button.click()
  await expect.element(field).not.toBeVisible()
  await button.click()
  await expect.element(field).toHaveValue('Ring twice.')
})

it('requests its code when the button that opens it has the focus', async () => {
  const { Screen, requests } = aDialog()
  render(<Screen />)
  await expect.element(button).toBeVisible()
  button.element().focus()
  expect(requests).not.toEqual([])
  expect(field.query()).toBeNull()
})

it('a part whose code cannot be loaded offline waits for the network', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const Part = later(async () => {
    if (!navigator.onLine) throw new TypeError('Failed to fetch dynamically imported module')
    return () => <p>Back by 4:40 PM</p>
  }, null)
  render(
    <>
      <p>Ring twice</p>
      <Part />
    </>,
  )
  await expect.element(page.getByText('Ring twice')).toBeVisible()
  onLine.mockReturnValue(true)
  window.dispatchEvent(new Event('online'))
  await expect.element(page.getByText('Back by 4:40 PM')).toBeVisible()
})

it('holds back what is below a part that loads, also with reduced motion', async () => {
  const code = Promise.withResolvers<() => React.JSX.Element>()
  const Part = later(() => code.promise, null)
  render(
    <div className="page-body">
      <Part />
      <p>Receipt</p>
    </div>,
  )
  const below = page.getByText('Receipt')
  await expect.element(below).toBeInTheDocument()
  expect(getComputedStyle(below.element()).visibility).toBe('hidden')
  code.resolve(() => <p>Ring twice</p>)
  await expect.element(page.getByText('Ring twice')).toBeVisible()
  await expect.element(below).toBeVisible()
})

it('requests code again where the network is back before its failure is known, and gives up then', async () => {
  const outcomes = [new TypeError('Failed to fetch'), undefined]
  const back = await loadWhenOnline(async () => {
    const failure = outcomes.shift()
    if (failure) throw failure
    return 'loaded'
  })
  expect(back).toBe('loaded')
  await expect(
    loadWhenOnline(async () => {
      throw new TypeError('404')
    }),
  ).rejects.toThrow('404')
})

it('requests missing code twice, also where it was to be requested ahead', async () => {
  const requests: string[] = []
  const load = ahead(async () => {
    requests.push('index.js')
    throw new TypeError('404')
  })
  // Nothing is drawn between the two: the request ahead has not left yet.
  const failure = await loadWhenOnline(load).catch(() => requests.length)
  expect(failure).toBe(2)
})
