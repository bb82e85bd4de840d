import { getOrderCare, saveOrderCare } from '@washline/contract/care/endpoints'
import { type CareInstructions, usualCare } from '@washline/contract/care/schemas'
import { HttpResponse, http, type RequestHandler } from 'msw'
import { beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { answer, answerBy, refuse } from '../../platform/testing/answer.ts'
import { beginDraft, openConfirm, withCards } from '../../platform/testing/open-confirm.ts'

beforeEach(() => beginDraft())

const careOf = (instructions: CareInstructions) => ({ instructions, ticked: [], ticked_at: null, labels: [] })
const open = (...handlers: RequestHandler[]) =>
  openConfirm(...handlers, answer(getOrderCare, { success: true, data: careOf(usualCare) }), withCards())
const row = page.getByRole('button', { name: /Edit care and notes for this order/ })
const asBefore = 'As the care labels say · No softener'
const notes = page.getByLabelText('Notes')
const storedNotes = () => JSON.parse(sessionStorage.getItem('draft-100001') ?? '{}').notes

it('shows care and notes in one line, and changes both in one sheet', async () => {
  const bodies: CareInstructions[] = []
  open(
    answerBy(saveOrderCare, async ({ request }) => {
      const instructions = (await request.json()) as CareInstructions
      bodies.push(instructions)
      return { success: true, data: careOf(instructions) }
    }),
  )
  await expect.element(page.getByText(asBefore)).toBeVisible()
  await row.click()
  await page.getByLabelText('Temperature').selectOptions('Cold, 20 °C')
  await notes.fill(' Wool: flat ')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.element(page.getByText('Cold, 20 °C · Wool: flat')).toBeVisible()
  expect(bodies).toEqual([{ ...usualCare, temperature: 'cold', labels: [] }])
  expect(storedNotes()).toBe('Wool: flat')
})

it('leaves the notes as they were when the sheet is closed, or nothing could be saved', async () => {
  open(refuse(saveOrderCare, { status: 500, message: 'x' }))
  await row.click()
  await notes.fill('Anything')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.element(page.getByText('Your care instructions could not be saved. Please try again.')).toBeVisible()
  await page.getByRole('button', { name: 'Close' }).click()
  await expect.element(page.getByText(asBefore)).toBeVisible()
  expect(storedNotes()).toBe('No softener')
})

it('opens before the care is read, and reads it again after an error', async () => {
  let isUp = false
  openConfirm(
    http.get('*/api/orders/:id/care', () =>
      isUp
        ? HttpResponse.json({ success: true, data: careOf(usualCare) })
        : HttpResponse.json({ success: false, code: 'unexpected', message: 'x' }, { status: 500 }),
    ),
    withCards(),
  )
  await row.click()
  const retry = page.getByRole('dialog').getByRole('button', { name: 'Retry' })
  await expect.element(retry).toBeVisible()
  isUp = true
  await retry.click()
  await expect.element(page.getByLabelText('Temperature')).toHaveValue('label')
})
