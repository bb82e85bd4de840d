import { getConsoleBalances, listConsoleTransfers } from '@washline/contract/console/books'
import { getConsoleOrder, listConsoleOrders } from '@washline/contract/console/endpoints'
import { type SearchHit, searchConsole } from '@washline/contract/console/search'
import { getSecondFactor } from '@washline/contract/identity/second-factor-endpoints'
import { minor } from '@washline/contract/money'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answer, refuse } from '../../../platform/testing/answer.ts'
import { anOperator } from '../../../platform/testing/people.ts'
import { renderRoute } from '../../../platform/testing/render-route.tsx'

const order = { kind: 'order', id: 100_482, title: 'WL-100482', detail: 'Mei Tan' } as const
const person = { kind: 'person', id: 100_001, title: 'Mei Tan', detail: 'mei@example.test' } as const
const open = (...hits: SearchHit[]) =>
  renderRoute('/ops?tab=books', {
    user: anOperator(),
    handlers: [
      answer(getSecondFactor, {
        success: true,
        data: { since: '2026-11-01T08:00:00.000Z', recovery_codes_left: 10, proven: true },
      }),
      answer(getConsoleBalances, { success: true, data: { balances: [], sum_minor: minor(0) } }),
      answer(listConsoleTransfers, { success: true, data: { transfers: [], next_cursor: null } }),
      answer(searchConsole, { success: true, data: hits }),
      answer(listConsoleOrders, { success: true, data: { orders: [], next_cursor: null } }),
      refuse(getConsoleOrder, { status: 404, message: 'Not found.' }),
    ],
  })

it('opens the search by `/` on every tab, and the list of keys by `?`', async () => {
  const app = open(order, person)
  await expect.element(page.getByRole('heading', { level: 2, name: 'Ledger' })).toBeVisible()
  await userEvent.keyboard('?')
  await expect.element(page.getByRole('dialog', { name: 'Shortcuts' }).getByText('Next in the list')).toBeVisible()
  await userEvent.keyboard('{Escape}/')
  await expect.element(page.getByRole('dialog', { name: 'Find' }).getByRole('combobox')).toHaveFocus()
  await userEvent.keyboard('mei')
  await expect.element(page.getByRole('option', { name: /WL-100482/ })).toBeVisible()
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await expect.poll(app.path).toBe('/ops?tab=orders&id=100482')
})

it('opens the only hit by Enter, before the list is shown', async () => {
  const app = open(order)
  await expect.element(page.getByRole('heading', { level: 2, name: 'Ledger' })).toBeVisible()
  await userEvent.keyboard('/')
  await expect.element(page.getByRole('dialog', { name: 'Find' }).getByRole('combobox')).toHaveFocus()
  await userEvent.keyboard('100482{Enter}')
  await expect.poll(app.path).toBe('/ops?tab=orders&id=100482')
})

it('lists several hits instead of opening one', async () => {
  const app = open(order, person)
  await expect.element(page.getByRole('heading', { level: 2, name: 'Ledger' })).toBeVisible()
  await userEvent.keyboard('/')
  await expect.element(page.getByRole('dialog', { name: 'Find' }).getByRole('combobox')).toHaveFocus()
  await userEvent.keyboard('mei{Enter}')
  await expect.element(page.getByRole('option', { name: /Mei Tan.*mei@example.test/ })).toBeVisible()
  expect(app.path()).toBe('/ops?tab=books')
})

it('lists the keys with where they work, takes capitals, and leaves keys alone that are typed', async () => {
  const app = open(order)
  await expect.element(page.getByRole('heading', { level: 2, name: 'Ledger' })).toBeVisible()
  await userEvent.keyboard('?')
  const keys = page.getByRole('dialog', { name: 'Shortcuts' })
  for (const name of ['Everywhere', 'In a list', 'In an open claim or verification'])
    await expect.element(keys.getByRole('heading', { name })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(keys).not.toBeInTheDocument()
  await userEvent.keyboard('5')
  await expect.poll(app.path).toBe('/ops?tab=orders')
  const field = page.getByRole('searchbox', { name: 'Find an order by number, name or email' })
  await field.click()
  await userEvent.keyboard('?1j')
  await expect.element(field).toHaveValue('?1j')
  await expect.element(keys).not.toBeInTheDocument()
  expect(app.path()).toBe('/ops?tab=orders')
})
