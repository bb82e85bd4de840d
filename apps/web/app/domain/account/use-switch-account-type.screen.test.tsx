import { QueryClientProvider } from '@tanstack/react-query'
import { switchAccountType } from '@washline/contract/identity/endpoints'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { queryClient } from '../../platform/query.ts'
import { getSession, signIn } from '../../platform/session/session.ts'
import { answerBy, refuse } from '../../platform/testing/answer.ts'
import { network } from '../../platform/testing/network.ts'
import { aWasher } from '../../platform/testing/people.ts'
import { render } from '../../platform/testing/render-route.tsx'
import { ToastHost } from '../../ui/toast-host.tsx'
import { useSwitchAccountType } from './use-switch-account-type.ts'

function Switch() {
  const { mutate } = useSwitchAccountType()
  return (
    <button type="button" onClick={() => mutate()}>
      Switch
    </button>
  )
}

const announced = page.getByText('Switching account type...')

/** Answers once the test lets it. */
function anAnswer(answered: { success: boolean; message: string; isProvider: boolean }) {
  const gate = Promise.withResolvers<void>()
  network.use(answerBy(switchAccountType, () => gate.promise.then(() => answered)))
  return gate.resolve
}

async function press() {
  signIn('test-token', aWasher())
  render(
    <QueryClientProvider client={queryClient}>
      <Switch />
      <ToastHost />
    </QueryClientProvider>,
  )
  await page.getByRole('button', { name: 'Switch' }).click()
  await expect.element(announced).toBeVisible()
}

it('stores the new type and shows a success toast in place of the first one', async () => {
  const answerNow = anAnswer({ success: true, message: '', isProvider: false })
  await press()
  answerNow()
  await expect.element(page.getByText('Account type switched successfully!')).toBeVisible()
  expect(announced.query()).toBeNull()
  expect(getSession().user).toMatchObject({ is_provider: false, isProvider: false })
})

it('shows an error toast when the call is refused or unsuccessful', async () => {
  const answerNow = anAnswer({ success: false, message: '', isProvider: false })
  await press()
  answerNow()
  await expect.element(page.getByText('Error when switching account type')).toBeVisible()
  expect(announced.query()).toBeNull()
  network.use(refuse(switchAccountType, { status: 403, message: 'You cannot do this.' }))
  await page.getByRole('button', { name: 'Switch' }).click()
  await expect.poll(() => page.getByText('Error when switching account type').all().length).toBe(2)
  expect(getSession().user?.is_provider).toBe(true)
})
