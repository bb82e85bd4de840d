import { useState } from 'react'
import { beforeEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from '../platform/testing/render-route.tsx'
import { Stepper } from './stepper.tsx'

function Shirts() {
  const [value, setValue] = useState(1)
  return <Stepper label="Shirt" value={value} onChange={setValue} max={5} lessText="One less" moreText="One more" />
}

const count = page.getByRole('spinbutton', { name: 'Shirt' })

beforeEach(() => render(<Shirts />))

it('counts by its buttons and stops at 0', async () => {
  await page.getByRole('button', { name: 'One more' }).click()
  await expect.element(count).toHaveValue('2')
  await page.getByRole('button', { name: 'One less' }).click()
  await page.getByRole('button', { name: 'One less' }).click()
  await expect.element(count).toHaveValue('0')
  await expect.element(page.getByRole('button', { name: 'One less' })).toBeDisabled()
})

it('counts by the arrow keys', async () => {
  await count.click()
  await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}')
  await expect.element(count).toHaveValue('2')
})

it.each([
  ['3', '3'],
  ['99', '5'],
  ['-4', '0'],
  ['many', '0'],
  ['', '0'],
])('reads a typed %j as %s', async (typed, settled) => {
  await count.fill(typed)
  await userEvent.keyboard('{Enter}')
  await expect.element(count).toHaveValue(settled)
})
