import { getConsoleLive } from '@washline/contract/console/live'
import { getSecondFactor } from '@washline/contract/identity/second-factor-endpoints'
import { expect, it } from 'vitest'
import { answer, refuse } from '../../platform/testing/answer.ts'
import { anOperator, aWasher } from '../../platform/testing/people.ts'
import { renderRoute } from '../../platform/testing/render-route.tsx'

const proven = answer(getSecondFactor, {
  success: true,
  data: { since: '2026-11-01T08:00:00.000Z', recovery_codes_left: 10, proven: true },
})

it('sends an operator from the home screen to the console', async () => {
  const handlers = [proven, refuse(getConsoleLive, { status: 500, message: 'Later.' })]
  const app = renderRoute('/home-screen', { user: anOperator(), handlers })
  await expect.poll(app.path).toBe('/ops')
})

it('sends a Washer home', async () => {
  const app = renderRoute('/ops', { user: aWasher() })
  await expect.poll(app.path).toBe('/home-screen')
})
