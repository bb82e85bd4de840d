import { useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { showLanguage } from '../i18n/i18n.ts'
import { render } from '../testing/render-route.tsx'
import { DateField } from './date-field.tsx'

afterEach(() => showLanguage('en'))

function Probe() {
  const [day, setDay] = useState<string | undefined>('2026-11-20')
  return (
    <>
      <DateField label="Day" value={day} min="2026-11-10" onChange={setDay} />
      <output>{day ?? 'none'}</output>
    </>
  )
}

const field = () => page.getByRole('textbox', { name: 'Day' })
const chosen = (day: string) => expect.element(page.getByRole('status')).toHaveTextContent(day)

it('writes and reads a day as the language of the account does', async () => {
  await showLanguage('de')
  render(<Probe />)
  await expect.element(field()).toHaveValue('20.11.2026')
  await field().fill('3.12.26')
  await userEvent.keyboard('{Enter}')
  await expect.element(field()).toHaveValue('03.12.2026')
  await chosen('2026-12-03')
  await field().fill('')
  await userEvent.tab()
  await expect.element(page.getByRole('status')).toBeEmptyDOMElement()
})

it('takes no other text and no earlier day, and states why', async () => {
  render(<Probe />)
  await field().fill('tomorrow')
  await userEvent.tab()
  await expect.element(page.getByText(/^Please enter a date like 12\/31\/\d{4}\.$/)).toBeVisible()
  await chosen('none')
  await field().fill('11/9/2026')
  await userEvent.tab()
  await expect.element(page.getByText('The first possible day is 11/10/2026.')).toBeVisible()
  await field().fill('11/10/2026')
  await userEvent.tab()
  await chosen('2026-11-10')
  await expect.element(field()).toHaveAttribute('aria-invalid', 'false')
})

it('takes the day of the calendar, also in place of what was typed', async () => {
  render(<Probe />)
  await field().fill('tomorrow')
  await expect.element(page.getByRole('button', { name: 'Choose a date' })).toBeVisible()
  const calendar = document.querySelector<HTMLInputElement>('input[type="date"]')
  if (!calendar) throw new Error('no calendar')
  await userEvent.fill(calendar, '2026-11-30')
  await expect.element(field()).toHaveValue('11/30/2026')
  await chosen('2026-11-30')
})
