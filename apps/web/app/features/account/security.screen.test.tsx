import { listOperatorReads } from '@washline/contract/console/operator-reads'
import {
  askDownload,
  changePassword,
  deleteAccount,
  endOtherSessions,
  endSession,
  getDeletion,
  listSessions,
  removeAccountPhoto,
  uploadAccountPhoto,
} from '@washline/contract/identity/account-endpoints'
import { getAccount, logout } from '@washline/contract/identity/endpoints'
import type { Session } from '@washline/contract/identity/schemas'
import { listSecurityEvents } from '@washline/contract/identity/security-events'
import { toAuditEntryId, toSessionId } from '@washline/contract/ids'
import { getTrainingConsent, saveTrainingConsent } from '@washline/contract/orders/training'
import type { RequestHandler } from 'msw'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { getSession } from '../../platform/session/session.ts'
import { answer, answerBy, refuse } from '../../platform/testing/answer.ts'
import { network } from '../../platform/testing/network.ts'
import { aCustomer } from '../../platform/testing/people.ts'
import { renderRoute } from '../../platform/testing/render-route.tsx'

const at = new Date().toISOString()
const here: Session = {
  id: toSessionId(1),
  browser: 'Firefox',
  system: 'Linux',
  created_at: at,
  last_used_at: at,
  current: true,
}
const phone: Session = { ...here, id: toSessionId(2), browser: 'Chrome', system: 'Android', current: false }
const unknown: Session = { ...phone, id: toSessionId(3), browser: null, system: null }

const user = aCustomer()
const open = (path: string, handlers: RequestHandler[] = [], has_password = true) =>
  renderRoute(path, {
    user,
    handlers: [
      ...handlers,
      answer(getAccount, { success: true, data: { ...user, address: null, has_password } }),
      answer(getTrainingConsent, { success: true, data: { consents: false } }),
    ],
  })
const devices = (...data: Session[]) => answer(listSessions, { success: true, data })

it('lists every session and signs one out', async () => {
  let left = [here, phone, unknown]
  open('/account/security', [
    answerBy(listSessions, () => ({ success: true, data: left })),
    answerBy(endSession, ({ params }) => {
      left = left.filter(({ id }) => String(id) !== params.id)
      return { success: true }
    }),
    answerBy(endOtherSessions, () => {
      left = [here]
      return { success: true }
    }),
  ])
  await expect.element(page.getByText('Firefox on Linux')).toBeVisible()
  await expect.element(page.getByText('This device')).toBeVisible()
  await expect.element(page.getByText('Unknown device')).toBeVisible()
  await page.getByRole('button', { name: 'Sign out Chrome on Android' }).click()
  await expect.element(page.getByText('Chrome on Android')).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Sign out all other devices' }).click()
  await expect.element(page.getByText('Unknown device')).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: /Sign out/ })).not.toBeInTheDocument()
})

it('changes the password, and shows the server’s text at the field', async () => {
  const wrong = 'This is not your current password.'
  open('/account/security', [
    devices(here),
    refuse(changePassword, { status: 422, message: wrong, errors: { current_password: [wrong] } }),
  ])
  await page.getByRole('button', { name: 'Change password' }).click()
  const dialog = page.getByRole('dialog', { name: 'Change password' })
  await dialog.getByLabelText('Current password').fill('guess')
  await dialog.getByLabelText('New password').fill('long enough')
  await dialog.getByLabelText('Confirm password').fill('long enougn')
  await dialog.getByRole('button', { name: 'Set password' }).click()
  await expect.element(dialog.getByText('The two passwords do not match.')).toBeVisible()
  await dialog.getByLabelText('Confirm password').fill('long enough')
  await dialog.getByRole('button', { name: 'Set password' }).click()
  await expect.element(dialog.getByText(wrong)).toBeVisible()
  let sent: unknown
  network.use(
    answerBy(changePassword, async ({ request }) => {
      sent = await request.json()
      return { success: true }
    }),
  )
  await dialog.getByRole('button', { name: 'Set password' }).click()
  await expect.element(page.getByText('Your password has been changed. Other devices are signed out.')).toBeVisible()
  const password = 'long enough'
  expect(sent).toEqual({ current_password: 'guess', password, password_confirmation: password })
})

it('shows in words how well a new password resists', async () => {
  open('/account/security', [devices(here)])
  await page.getByRole('button', { name: 'Change password' }).click()
  const field = page.getByLabelText('New password')
  for (const [typed, text] of [
    ['meitan12', 'This password uses your name or email address, which is easy to guess. Choose another one.'],
    ['ababababab', 'This password repeats itself. Choose another one.'],
    ['eight888', 'Long enough, but longer is safer.'],
    ['washline2026', 'This password uses words from this service, which are easy to guess. Choose another one.'],
    ['washing-day', 'Good.'],
    ['four words are better', 'Very good.'],
  ] as const) {
    await field.fill(typed)
    await expect.element(page.getByRole('status').getByText(text, { exact: true })).toBeVisible()
  }
})

it('does not ask for the current password where there is none', async () => {
  open('/account/security', [devices(here)], false)
  await page.getByRole('button', { name: 'Set a password' }).click()
  await expect.element(page.getByLabelText('New password')).toBeVisible()
  await expect.element(page.getByLabelText('Current password')).not.toBeInTheDocument()
})

it('shows an error when the sessions cannot be read', async () => {
  open('/account/security', [refuse(listSessions, { status: 403, message: 'You cannot do this.' })])
  await expect.element(page.getByText('You cannot do this.')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Retry' })).toBeVisible()
})

it('shows an error when the download cannot be made', async () => {
  open('/account/data', [refuse(askDownload, { status: 429, message: 'Too many attempts.' })])
  await page.getByRole('button', { name: 'Download my data' }).click()
  await page.getByRole('button', { name: 'Download', exact: true }).click()
  await expect.element(page.getByText('Too many attempts.')).toBeVisible()
})

it('asks for the password before the download, and shows at the field that it is wrong', async () => {
  let sent: unknown
  const text = 'This is not your current password.'
  open('/account/data', [refuse(askDownload, { status: 422, message: text, errors: { current_password: [text] } })])
  await page.getByRole('button', { name: 'Download my data' }).click()
  const password = page.getByLabelText('Current password')
  await password.fill('long enough')
  await page.getByRole('button', { name: 'Download', exact: true }).click()
  await expect.element(page.getByText('This is not your current password.')).toBeVisible()
  await expect.element(password).toHaveValue('long enough')
  network.use(
    answerBy(askDownload, async ({ request }) => {
      sent = await request.json()
      return { success: true as const, data: { url: '#file' } }
    }),
  )
  await page.getByRole('button', { name: 'Download', exact: true }).click()
  await expect.element(page.getByText('Your download has started.')).toBeVisible()
  expect(sent).toEqual({ current_password: 'long enough' })
})

it('names what proves the person where there is no password', async () => {
  open('/account/data', [], false)
  await page.getByRole('button', { name: 'Download my data' }).click()
  await expect
    .element(
      page.getByText('You sign in with Google. If that was more than ten minutes ago, sign out and in again first.'),
    )
    .toBeVisible()
  await expect.element(page.getByLabelText('Current password')).not.toBeInTheDocument()
})

it('lists what prevents deleting the account', async () => {
  const message = 'Your wallet still holds $20.70. Use it up on an order first.'
  open('/account/data', [answer(getDeletion, { success: true, data: { blockers: [{ code: 'wallet', message }] } })])
  await page.getByRole('button', { name: 'Delete account' }).click()
  await expect.element(page.getByText(message)).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Delete my account permanently' })).not.toBeInTheDocument()
})

it('deletes only with the typed word and the password, and then signs out', async () => {
  let sent: unknown
  const app = open('/account/data', [
    answer(getDeletion, { success: true, data: { blockers: [] } }),
    answer(logout, { success: true }),
    answerBy(deleteAccount, async ({ request }) => {
      sent = await request.json()
      return { success: true as const }
    }),
  ])
  await page.getByRole('button', { name: 'Delete account' }).click()
  const remove = page.getByRole('button', { name: 'Delete my account permanently' })
  await page.getByLabelText('Current password').fill('long enough')
  await page.getByLabelText('Type DELETE to continue').fill('delete')
  await remove.click()
  await expect.element(page.getByText('Please type DELETE.')).toBeVisible()
  expect(sent).toBeUndefined()
  await page.getByLabelText('Type DELETE to continue').fill('DELETE')
  await remove.click()
  await expect.poll(app.path).toBe('/')
  expect(sent).toEqual({ current_password: 'long enough', confirmation: 'DELETE' })
  expect(getSession().token).toBeNull()
})

it('sets a photo, shows it, and removes it', async () => {
  const pixel = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw=='
  const shown = (photo_url: string | null) => ({ success: true as const, data: { ...user, address: null, photo_url } })
  open('/account', [answer(uploadAccountPhoto, shown(pixel)), answer(removeAccountPhoto, shown(null))])
  await page.getByRole('button', { name: 'Add your photo' }).click()
  const bytes = Uint8Array.from(atob(pixel.split(',')[1] ?? ''), (sign) => sign.charCodeAt(0))
  await page.getByLabelText('Photo file').upload(new File([bytes], 'me.gif', { type: 'image/gif' }))
  await expect.poll(() => getSession().user?.photo_url).toBe(pixel)
  await page.getByRole('button', { name: 'Change your photo' }).click()
  await page.getByRole('button', { name: 'Remove photo' }).click()
  await expect.poll(() => getSession().user?.photo_url).toBeNull()
})

it('lets the scanner learn from photos, and withdraws that', async () => {
  let consents = false
  open('/account/data', [
    answerBy(saveTrainingConsent, async ({ request }) => {
      consents = ((await request.json()) as { consents: boolean }).consents
      return { success: true as const, data: { consents } }
    }),
  ])
  const learn = page.getByRole('switch', { name: 'Use my photos and corrections' })
  await learn.click()
  await expect.element(learn).toHaveAttribute('aria-checked', 'true')
  expect(consents).toBe(true)
  await learn.click()
  await expect.element(learn).toHaveAttribute('aria-checked', 'false')
})

it('lists what concerned the security of the account', async () => {
  const event = { browser: 'Firefox', system: 'Linux', at } as const
  open('/account/security', [
    devices(here),
    answer(listSecurityEvents, {
      success: true,
      data: [
        { ...event, id: 2, kind: 'sign_in_failed' },
        { ...event, id: 1, kind: 'password_reset', browser: null, system: null },
      ],
    }),
  ])
  const section = page.getByRole('region', { name: 'Security' })
  await expect.element(section.getByText('Sign-in with a wrong password')).toBeVisible()
  await expect.element(section.getByText('Firefox on Linux')).toBeVisible()
  await expect.element(section.getByText('Password reset by email')).toBeVisible()
  await expect.element(section.getByText('Unknown device')).not.toBeInTheDocument()
})

it('offers the security events again after an error, and names an empty list', async () => {
  open('/account/security', [devices(here), refuse(listSecurityEvents, { status: 500, message: 'No.' })])
  const section = page.getByRole('region', { name: 'Security' })
  await expect.element(section.getByRole('alert')).toBeVisible()
  network.use(answer(listSecurityEvents, { success: true, data: [] }))
  await section.getByRole('button', { name: 'Retry' }).click()
  await expect.element(section.getByText('Nothing has been recorded yet.')).toBeVisible()
})

it('shows when operators have read the person’s data, and why', async () => {
  open('/account/data', [
    answer(listOperatorReads, {
      success: true,
      data: [
        { id: toAuditEntryId(2), area: 'chat', reason: 'The claim quotes it', at },
        { id: toAuditEntryId(1), area: 'person', reason: null, at },
      ],
    }),
  ])
  const section = page.getByRole('region', { name: 'Who has viewed your data' })
  await expect.element(section.getByText('Our team: A chat')).toBeVisible()
  await expect.element(section.getByText('Reason: The claim quotes it')).toBeVisible()
  await expect.element(section.getByText('Our team: Your profile and money')).toBeVisible()
})

it('shows ten security events at first, and the others on request', async () => {
  const data = Array.from({ length: 12 }, (_, n) => ({
    id: 12 - n,
    kind: 'signed_in' as const,
    browser: `Browser ${n + 1}`,
    system: null,
    at,
  }))
  open('/account/security', [devices(here), answer(listSecurityEvents, { success: true, data })])
  const section = page.getByRole('region', { name: 'Security' })
  await expect.element(section.getByText('Browser 10')).toBeVisible()
  await expect.element(section.getByText('Browser 11')).not.toBeInTheDocument()
  await section.getByRole('button', { name: 'Show more' }).click()
  await expect.element(section.getByText('Browser 12')).toBeVisible()
})
