import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { aCustomer } from '../../platform/testing/people.ts'
import { renderRoute } from '../../platform/testing/render-route.tsx'

const open = () => renderRoute('/onboarding', { user: aCustomer() })
const heading = (name: string) => page.getByRole('heading', { name })

function swipe(fromX: number, toX: number) {
  const target = document.querySelector('main')
  const point = { bubbles: true, pointerId: 1, isPrimary: true, clientY: 300 }
  target?.dispatchEvent(new PointerEvent('pointerdown', { ...point, clientX: fromX }))
  target?.dispatchEvent(new PointerEvent('pointerup', { ...point, clientX: toX }))
}

it('shows five slides and starts', async () => {
  const app = open()
  await expect.element(heading('Welcome to Washline')).toBeVisible()
  for (const name of [
    'Scan your clothes',
    'Cared for and fairly valued',
    'The best-rated, instantly',
    'Compensation guaranteed',
  ]) {
    await page.getByRole('button', { name: 'Next' }).click()
    await expect.element(heading(name)).toBeVisible()
  }
  await page.getByRole('button', { name: 'Get Started' }).click()
  await expect.poll(app.path).toBe('/home-screen')
})

it('moves by arrow keys without wrapping, by dots, and by a swipe of more than 40 px', async () => {
  open()
  await expect.element(heading('Welcome to Washline')).toBeVisible()
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(heading('Welcome to Washline')).toBeVisible()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(heading('Scan your clothes')).toBeVisible()
  await page.getByRole('button', { name: 'Slide 5: Compensation guaranteed' }).click()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(heading('Compensation guaranteed')).toBeVisible()
  swipe(100, 140)
  await expect.element(heading('Compensation guaranteed')).toBeVisible()
  swipe(100, 141)
  await expect.element(heading('The best-rated, instantly')).toBeVisible()
  swipe(141, 100)
  await expect.element(heading('Compensation guaranteed')).toBeVisible()
})

it('describes the drawing of the shown slide', async () => {
  open()
  for (const name of [
    'A laundry bag on a clothesline',
    'A T-shirt on a clothesline',
    'A dress on a clothesline',
    'A shirt on a clothesline',
    'A sweater on a clothesline',
  ]) {
    await expect.element(page.getByRole('img', { name, exact: true })).toBeVisible()
    expect(page.getByRole('img').elements().length).toBe(1)
    if (!name.includes('sweater')) await page.getByRole('button', { name: 'Next' }).click()
  }
})

it('closes by Skip', async () => {
  const app = open()
  await page.getByRole('button', { name: 'Skip' }).click()
  await expect.poll(app.path).toBe('/home-screen')
})

it('closes by Escape', async () => {
  const app = open()
  await expect.element(heading('Welcome to Washline')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.poll(app.path).toBe('/home-screen')
})
