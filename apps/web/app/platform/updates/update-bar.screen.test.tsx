import { QueryClientProvider } from '@tanstack/react-query'
import { HttpResponse, http } from 'msw'
import { useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { queryClient } from '../query.ts'
import { network } from '../testing/network.ts'
import { render } from '../testing/render-route.tsx'
import { offerIfReplaced } from './offer-if-replaced.ts'
import { UpdateBar } from './update-bar.tsx'
import { setUpdateReady, usePostponeUpdate } from './update-state.ts'

function Screen() {
  const [isOrdering, setIsOrdering] = useState(true)
  usePostponeUpdate(isOrdering)
  return (
    <QueryClientProvider client={queryClient}>
      <UpdateBar />
      <input aria-label="Notes" />
      <button type="button" onClick={() => setIsOrdering(false)}>
        Order placed
      </button>
    </QueryClientProvider>
  )
}

afterEach(() => setUpdateReady(false))

it('waits while an order is made and while something is typed', async () => {
  const announcement = page.getByText('A new version is ready')
  render(<Screen />)
  setUpdateReady(true)
  await page.getByRole('textbox', { name: 'Notes' }).fill('Ring twice')
  await page.getByRole('button', { name: 'Order placed' }).click()
  await expect.element(page.getByRole('textbox', { name: 'Notes' })).toHaveValue('Ring twice')
  expect(announcement.elements()).toEqual([])
  await page.getByRole('textbox', { name: 'Notes' }).clear()
  await expect.element(announcement).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Reload' })).toBeVisible()
})

const first = '/assets/index-Dk3mA9x.js'
const networkAway = () => HttpResponse.error()

it('offers a new version for missing code only where the server has replaced the running one', async () => {
  const announcement = page.getByText('A new version is ready')
  render(<Screen />)
  await page.getByRole('button', { name: 'Order placed' }).click()
  for (const answer of [networkAway, () => new HttpResponse(), () => new HttpResponse(null, { status: 503 })]) {
    network.use(http.head(first, answer))
    await offerIfReplaced(first)
    expect(announcement.elements()).toEqual([])
  }
  network.use(http.head(first, () => new HttpResponse(null, { status: 404 })))
  await offerIfReplaced(first)
  await expect.element(announcement).toBeVisible()
})
