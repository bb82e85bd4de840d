import { useState } from 'react'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from '../platform/testing/render-route.tsx'
import { RatingInput } from './rating-input.tsx'

function Probe() {
  const [value, setValue] = useState(4)
  return (
    <>
      <RatingInput label="Rating" value={value} onChange={setValue} valueText={(each) => `${each} of 5`} />
      <output>{value}</output>
    </>
  )
}

it('moves in steps of 0.1 by the keyboard, from 0 to 5', async () => {
  render(<Probe />)
  const slider = page.getByRole('slider', { name: 'Rating' })
  await expect.element(slider).toBeInTheDocument()
  await userEvent.tab()
  await expect.element(slider).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}')
  await expect.element(page.getByText('4.3', { exact: true })).toBeVisible()
  await expect.element(slider).toHaveAttribute('aria-valuetext', '4.3 of 5')
  await userEvent.keyboard('{End}{ArrowRight}')
  await expect.element(page.getByText('5', { exact: true })).toBeVisible()
  await userEvent.keyboard('{Home}{ArrowLeft}')
  await expect.element(page.getByText('0', { exact: true })).toBeVisible()
})
