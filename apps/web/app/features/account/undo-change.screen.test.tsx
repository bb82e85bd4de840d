import { undoChange } from '@washline/contract/identity/endpoints'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { getSession } from '../../platform/session/session.ts'
import { answerBy, refuse } from '../../platform/testing/answer.ts'
import { network } from '../../platform/testing/network.ts'
import { aCustomer } from '../../platform/testing/people.ts'
import { renderRoute } from '../../platform/testing/render-route.tsx'

it('undoes a change by a press, gives the reason when it cannot, and leads to a new password', async () => {
  const text = 'This link has expired or was already used. Request a new one under Forgot password.'
  const app = renderRoute('/undo-change?token=of-the-mail', {
    user: aCustomer(),
    handlers: [refuse(undoChange, { status: 422, message: text, errors: { token: [text] } })],
  })
  const undo = page.getByRole('button', { name: 'Restore my account' })
  await undo.click()
  await expect.element(page.getByText(text)).toBeVisible()
  let sent: unknown
  network.use(
    answerBy(undoChange, async ({ request }) => {
      sent = await request.json()
      return { success: true as const, data: { reset_token: 'for-a-reset' } }
    }),
  )
  await undo.click()
  await expect.poll(app.path).toBe('/reset-password?token=for-a-reset')
  expect(sent).toEqual({ token: 'of-the-mail' })
  expect(getSession().token).toBeNull()
  await expect.element(page.getByLabelText('New password')).toBeVisible()
})
