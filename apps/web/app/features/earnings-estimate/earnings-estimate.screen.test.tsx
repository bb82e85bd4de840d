import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { pressAnyway } from '../../platform/testing/press-anyway.ts'
import { priced } from '../../platform/testing/priced.ts'
import { render } from '../../platform/testing/render-route.tsx'
import { EarningsEstimate } from './components/earnings-estimate.tsx'

const week = () => page.getByText('Estimated per week').element().nextElementSibling?.textContent

it('computes the week again for another number of orders and another load, by keyboard too', async () => {
  render(<EarningsEstimate />)
  await expect.poll(week).toBe(priced('$201–$303'))
  const slider = page.getByRole('slider', { name: 'Orders a week' })
  ;(slider.element() as HTMLElement).focus()
  await userEvent.keyboard('{Home}')
  await expect.poll(week).toBe(priced('$34–$51'))
  await pressAnyway(page.getByRole('radio', { name: 'Light' }))
  await expect.poll(week).toBe(priced('$20–$27'))
  await expect.element(page.getByText(/After 15% commission/)).toBeVisible()
  await expect.element(page.getByText(/Times 1 order a week/)).toBeVisible()
})
