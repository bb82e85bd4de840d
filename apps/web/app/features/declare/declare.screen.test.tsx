import { QueryClientProvider } from '@tanstack/react-query'
import { toItemId, toOrderId } from '@washline/contract/ids'
import { uploadDeclaredPhoto } from '@washline/contract/orders/endpoints'
import { useState } from 'react'
import { beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { queryClient } from '../../platform/query.ts'
import { aDraft, anItem, aPhotoUrl } from '../../platform/testing/a-draft.ts'
import { answer } from '../../platform/testing/answer.ts'
import { network } from '../../platform/testing/network.ts'
import { priced } from '../../platform/testing/priced.ts'
import { render } from '../../platform/testing/render-route.tsx'
import { MemoryRouter } from '../../router/index.ts'
import { DeclareCard } from './components/declare-card.tsx'
import type { Declared } from './components/declared.ts'

const { items } = aDraft({
  items: [
    anItem({ id: toItemId(1), name: 'Socks', quantity: 3 }),
    anItem({ id: toItemId(2), name: 'Blazer', quantity: 1 }),
  ],
})
let saved: readonly Declared[] = []
let coverage = 500

function Card() {
  const [declared, setDeclared] = useState<readonly Declared[]>([])
  const [limit, setLimit] = useState(500)
  saved = declared
  coverage = limit
  return (
    <DeclareCard
      orderId={toOrderId(100_001)}
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
const worth = page.getByLabelText('Price of a new one today')
const save = page.getByRole('button', { name: 'Declare this item' })

it('offers the likely item, refuses what needs no declaration, and stores the rest', async () => {
  await expect.element(page.getByText(priced('Anything worth more than $100?'))).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Socks' })).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Blazer' }).click()
  await worth.fill('100')
  await save.click()
  await expect.element(page.getByText(priced('Items up to $100 do not need to be declared.'))).toBeVisible()
  expect(saved).toEqual([])
  await worth.fill('180,50')
  await save.click()
  await expect.element(page.getByText(priced('$180.50'))).toBeVisible()
  expect(saved).toEqual([{ itemId: 2, retailValue: 180.5 }])
  await page.getByRole('button', { name: 'Remove Blazer from the declared items' }).click()
  expect(saved).toEqual([])
})

it('warns when the cover is below the declared value, and raises the cover', async () => {
  await page.getByRole('button', { name: 'Blazer' }).click()
  await worth.fill('800')
  await save.click()
  await expect
    .element(
      page.getByText(
        priced('Your declared items add up to $800.00. The coverage pays $500.00 at most for the whole order.'),
      ),
    )
    .toBeVisible()
  await page.getByRole('button', { name: priced('Cover to $1,000, +$3.00') }).click()
  expect(coverage).toBe(1_000)
})
