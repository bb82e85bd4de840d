import { toUserId } from '@washline/contract/ids'
import { getNotificationSettings, savePushSubscription } from '@washline/contract/notifications/settings'
import { getConfig } from '@washline/contract/platform/endpoints'
import { HttpResponse, http } from 'msw'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { clearSession, signIn } from '../session/session.ts'
import { signOut } from '../session/sign-out.ts'
import { aConfig } from '../testing/a-config.ts'
import { aPushBrowser } from '../testing/a-push-browser.ts'
import { answer, answerBy } from '../testing/answer.ts'
import { network } from '../testing/network.ts'
import { aCustomer } from '../testing/people.ts'
import { renderRoute, takeDown } from '../testing/render-route.tsx'

const ana = aCustomer()
const ben = aCustomer({ id: toUserId(ana.id + 1), name: 'Ben Lim' })
const pushHere = () => page.getByRole('switch', { name: 'Turn on push notifications here' })

/** A browser in which Ana turned push messages on, and what was registered with the server since, by endpoint and token. */
async function turnedOnByAna() {
  const browser = aPushBrowser({ onAsk: 'granted' })
  const saved: string[] = []
  const save = answerBy(savePushSubscription, async ({ request }) => {
    const { endpoint } = (await request.json()) as { endpoint: string }
    saved.push(`${endpoint.split('/').at(-1)} for ${request.headers.get('authorization')?.split(' ')[1]}`)
    return { success: true as const }
  })
  const config = answer(getConfig, aConfig({ push: { public_key: `B${'A'.repeat(86)}` } }))
  const settings = answer(getNotificationSettings, { success: true, data: [] })
  renderRoute('/notification/settings', { user: ana, handlers: [save, config, settings] })
  await pushHere().click()
  await expect.element(pushHere()).toHaveAttribute('aria-checked', 'true')
  takeDown()
  expect(saved.splice(0)).toEqual(['1 for test-token'])
  return { browser, saved, save }
}
/** The person signs in, and the app opens on a screen that does not ask for push messages. */
async function open(user = ana, token?: string) {
  if (token) signIn(token, user)
  renderRoute('/notification')
  await expect.element(page.getByRole('heading', { name: 'Notifications' })).toBeVisible()
}

it('registers the browser for the new session of who turned it on, once', async () => {
  const { browser, saved } = await turnedOnByAna()
  await open()
  takeDown()
  clearSession()
  await open(ana, 'token-2')
  await expect.poll(() => saved).toEqual(['1 for token-2'])
  takeDown()
  await open()
  takeDown()
  await open(ana, 'token-3')
  await expect.poll(() => saved).toEqual(['1 for token-2', '1 for token-3'])
  expect([browser.asked, browser.isSubscribed()]).toEqual([1, true])
})

it('tries again at the next start where the server could not be reached', async () => {
  const { saved, save } = await turnedOnByAna()
  clearSession()
  let attempts = 0
  const fail = () => {
    attempts += 1
    return HttpResponse.error()
  }
  network.use(http.post(savePushSubscription.path, fail))
  await open(ana, 'token-2')
  await expect.poll(() => attempts).toBeGreaterThan(0)
  takeDown()
  network.use(save)
  await open()
  await expect.poll(() => saved).toEqual(['1 for token-2'])
})

it('asks nothing and registers nothing where the browser no longer allows it', async () => {
  const { browser, saved } = await turnedOnByAna()
  clearSession()
  browser.permission = 'default'
  await open(ana, 'token-2')
  takeDown()
  await open()
  expect([browser.asked, saved]).toEqual([1, []])
})

it('ends with signing out, for the same person, too', async () => {
  const { browser, saved } = await turnedOnByAna()
  await signOut()
  expect([browser.isSubscribed(), localStorage.getItem('push_device')]).toEqual([false, null])
  await open(ana, 'token-2')
  takeDown()
  await open()
  expect(saved).toEqual([])
})

it('gives nobody else the messages of who turned it on, and ends the subscription', async () => {
  const { browser, saved } = await turnedOnByAna()
  clearSession()
  await open(ben, 'token-of-ben')
  await expect.poll(browser.isSubscribed).toBe(false)
  takeDown()
  renderRoute('/notification/settings')
  await expect.element(pushHere()).toHaveAttribute('aria-checked', 'false')
  expect(saved).toEqual([])
  await pushHere().click()
  await expect.poll(() => saved).toEqual(['2 for token-of-ben'])
})
