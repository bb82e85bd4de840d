import { getPreferences, savePreferences } from '@washline/contract/care/endpoints'
import { usualCare } from '@washline/contract/care/schemas'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { answer, answerBy, refuse } from '../../platform/testing/answer.ts'
import { aCustomer } from '../../platform/testing/people.ts'
import { renderRoute } from '../../platform/testing/render-route.tsx'

const preferences = answer(getPreferences, { success: true, data: { ...usualCare, temperature: 'cold' } })

it('saves the care instructions', async () => {
  const bodies: unknown[] = []
  renderRoute('/account/preferences', {
    user: aCustomer(),
    handlers: [
      preferences,
      answerBy(savePreferences, async ({ request }) => {
        bodies.push(await request.json())
        return { success: true, data: usualCare }
      }),
    ],
  })
  await expect.element(page.getByLabelText('Temperature')).toHaveValue('cold')
  await page.getByLabelText('Detergent').selectOptions('Fragrance-free')
  await page.getByLabelText('Allergies').fill(' Lavender ')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.element(page.getByText('Your preferences are saved.')).toBeVisible()
  expect(bodies).toEqual([{ ...usualCare, detergent: 'fragrance_free', temperature: 'cold', allergies: 'Lavender' }])
})

it('shows the chosen instructions after a failed save', async () => {
  renderRoute('/account/preferences', {
    user: aCustomer(),
    handlers: [preferences, refuse(savePreferences, { status: 500, message: 'x' })],
  })
  await page.getByLabelText('Detergent').selectOptions('For delicates')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.element(page.getByText('Your care instructions could not be saved. Please try again.')).toBeVisible()
  await expect.element(page.getByLabelText('Detergent')).toHaveValue('gentle')
})
