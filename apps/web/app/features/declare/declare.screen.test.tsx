import { QueryClientProvider } from '@tanstack/react-query'
import { uploadDeclaredPhoto } from '@washline/contract/orders/endpoints'
import { useState } from 'react'
import { MemoryRouter } from 'react-router'
import { beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { queryClient } from '../../platform/query.ts'
import { aDraft, anItem, aPhotoUrl } from '../../platform/testing/a-draft.ts'
import { answer } from '../../platform/testing/answer.ts'
import { network } from '../../platform/testing/network.ts'
import { render } from '../../platform/testing/render-route.tsx'
import { DeclareCard } from './components/declare-card.tsx'
import type { Declared } from './view-model.ts'

const { items } = aDraft({
  items: [anItem({ id: 1, name: 'Socks', quantity: 3 }), anItem({ id: 2, name: 'Blazer', quantity: 1 })],
})
let kept: readonly Declared[] = []
let coverage = 500

function Card() {
  const [declared, setDeclared] = useState<readonly Declared[]>([])
  const [limit, setLimit] = useState(500)
  kept = declared
  coverage = limit
  return (
    <DeclareCard
      orderId={100_001}
      items={items}
      declared={declared}
      onChange={setDeclared}
      coverage={limit}
      onCoverage={setLimit}
    />
  )
}

beforeEach(() => {
  network.use(answer(uploadDeclaredPhoto, { success: true, data: { url: aPhotoUrl } }))
  render(
    <MemoryRouter>
      <QueryClientProvider client={queryClient}>
        <Card />
      </QueryClientProvider>
    </MemoryRouter>,
  )
})
const worth = page.getByLabelText('What it costs new today')
const save = page.getByRole('button', { name: 'Declare this piece' })

it('offers the likely piece, refuses what needs no declaring, and keeps the rest', async () => {
  await expect.element(page.getByText('Anything worth more than $100?')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Socks' })).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Blazer' }).click()
  await worth.fill('100')
  await save.click()
  await expect.element(page.getByText('Up to $100 nothing has to be declared.')).toBeVisible()
  expect(kept).toEqual([])
  await worth.fill('180,50')
  await save.click()
  await expect.element(page.getByText('$180.50')).toBeVisible()
  expect(kept).toEqual([{ itemId: 2, retailValue: 180.5 }])
  await page.getByRole('button', { name: 'Take Blazer off the declared pieces' }).click()
  expect(kept).toEqual([])
})

it('says when the cover pays less than was declared, and covers for more', async () => {
  await page.getByRole('button', { name: 'Blazer' }).click()
  await worth.fill('800')
  await save.click()
  await expect
    .element(
      page.getByText('Your declared pieces come to $800.00. The cover pays $500.00 at most, for the whole order.'),
    )
    .toBeVisible()
  await page.getByRole('button', { name: 'Cover to $1,000, +$3.00' }).click()
  expect(coverage).toBe(1_000)
})
