import { type EvidenceId, toEvidenceId, toStepId, toSuspensionId } from '@washline/contract/ids'
import {
  appealSuspension,
  getVerification,
  removeEvidence,
  submitStep,
  uploadEvidence,
} from '@washline/contract/verification/endpoints'
import type { StepShown, Verification } from '@washline/contract/verification/schemas'
import { verificationSteps } from '@washline/contract/verification/steps'
import { HttpResponse, http, type RequestHandler } from 'msw'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answerBy, refuse } from '../../platform/testing/answer.ts'
import { aWasher } from '../../platform/testing/people.ts'
import { pressAnyway } from '../../platform/testing/press-anyway.ts'
import { renderRoute } from '../../platform/testing/render-route.tsx'

const pixel = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw=='
const picture = (id: EvidenceId, submitted_at: string | null) => ({
  id,
  url: pixel,
  uploaded_at: '2026-11-19T04:00:00.000Z',
  submitted_at,
})

const aStep = (step: StepShown['step'], changes: Partial<StepShown> = {}): StepShown => ({
  id: toStepId(verificationSteps.indexOf(step) + 1),
  step,
  state: 'approved',
  by: step === 'training' ? 'course' : 'evidence',
  version: 2,
  note: null,
  reason: null,
  reviewer: 'operator',
  submitted_at: '2026-11-19T04:00:00.000Z',
  decided_at: '2026-11-20T04:00:00.000Z',
  approved_until: '2028-11-20T04:00:00.000Z',
  stands: true,
  may_submit: true,
  evidence: [],
  score: null,
  ...changes,
})
const rejected = { state: 'rejected', reason: 'The name cannot be read.', stands: false, approved_until: null } as const
const submitted = { state: 'submitted', stands: false, approved_until: null, may_submit: false } as const

const verificationOf = (changes: Partial<Record<StepShown['step'], Partial<StepShown>>> = {}): Verification => ({
  verified: Object.keys(changes).length === 0,
  suspension: null,
  steps: verificationSteps.map((step) => aStep(step, changes[step])),
})

const open = (verification: Verification, handlers: RequestHandler[] = []) =>
  renderRoute('/provider/verification', {
    user: aWasher(),
    handlers: [...handlers, answerBy(getVerification, () => ({ success: true, data: verification }))],
  })
const card = (name: string) => page.getByRole('region', { name, exact: true })

it('names who checks what was sent in, and by when, once nothing is left to do', async () => {
  open(verificationOf({ identity: submitted }))
  await expect
    .element(page.getByText(/^Next: our team checks what you submitted on .+, usually within a day\./))
    .toBeVisible()
})

it('shows the state of each step, and the next action', async () => {
  open(
    verificationOf({
      identity: rejected,
      background: { state: 'expired', stands: false, approved_until: '2026-11-01T04:00:00.000Z' },
      facility: submitted,
    }),
  )
  await expect.element(page.getByText('1 of 4 steps are approved.', { exact: false })).toBeVisible()
  await expect.element(card('Identity').getByText('The name cannot be read.')).toBeVisible()
  await expect.element(card('Background').getByText('Was valid until Nov 1, 2026')).toBeVisible()
  await expect.element(card('Equipment and facility').getByText(/Our team checks it/)).toBeVisible()
  await expect.element(card('Training').getByText('Valid until Nov 20, 2028')).toBeVisible()
  const label = page.getByRole('navigation', { name: 'Verification steps' })
  await expect.element(label.getByRole('link', { name: /Identity Not approved/ })).toHaveAttribute('href', '#identity')
})

it('adds a picture, and submits the step once with its version', async () => {
  let current = verificationOf({ identity: rejected })
  const sent: unknown[] = []
  open(current, [
    answerBy(getVerification, () => ({ success: true, data: current })),
    answerBy(uploadEvidence, () => {
      current = verificationOf({ identity: { ...rejected, evidence: [picture(toEvidenceId(7), null)] } })
      return { success: true, data: picture(toEvidenceId(7), null) }
    }),
    answerBy(submitStep, async ({ request }) => {
      sent.push(await request.json())
      current = verificationOf({ identity: { ...submitted, version: 3 } })
      return { success: true, data: { ...current, continue_at: null } }
    }),
  ])
  const identity = card('Identity')
  await pressAnyway(identity.getByRole('button', { name: 'Submit for review' }))
  await expect.element(identity.getByText('Please add a photo first.')).toBeVisible()
  const canvas = document.createElement('canvas')
  const blob = await new Promise<Blob | null>((made) => canvas.toBlob(made, 'image/png'))
  await userEvent.upload(
    identity.getByLabelText('Photo for Identity'),
    new File([blob ?? ''], 'card.png', { type: 'image/png' }),
  )
  await expect.element(identity.getByRole('button', { name: 'Show photo 1' })).toBeVisible()
  await identity.getByLabelText('Anything to add?').fill('Taken in daylight')
  const send = identity.getByRole('button', { name: 'Submit for review' })
  await send.dblClick()
  await expect.element(identity.getByText('Being checked')).toBeVisible()
  expect(sent).toEqual([{ version: 2, note: 'Taken in daylight' }])
})

it('keeps what was typed when sending fails, and removes a picture', async () => {
  const removed: unknown[] = []
  open(
    verificationOf({
      identity: {
        ...rejected,
        evidence: [picture(toEvidenceId(6), '2026-11-19T04:00:00.000Z'), picture(toEvidenceId(7), null)],
      },
    }),
    [
      refuse(submitStep, { status: 429, message: 'The service rests.' }),
      answerBy(removeEvidence, ({ params }) => {
        removed.push(params.id)
        return { success: true }
      }),
    ],
  )
  const identity = card('Identity')
  await identity.getByLabelText('Anything to add?').fill('Taken in daylight')
  await identity.getByRole('button', { name: 'Submit for review' }).click()
  await expect.element(identity.getByText('The service rests.')).toBeVisible()
  await expect.element(identity.getByLabelText('Anything to add?')).toHaveValue('Taken in daylight')
  await expect.element(identity.getByRole('button', { name: 'Remove photo 1' })).not.toBeInTheDocument()
  await identity.getByRole('button', { name: 'Remove photo 2' }).click()
  await expect.poll(() => removed).toEqual(['7'])
})

it('shows why an account is suspended, and sends one appeal', async () => {
  const suspension = {
    id: toSuspensionId(1),
    reason: 'Three shirts came back torn.',
    since: '2026-11-20T04:00:00.000Z',
    until: null,
    appeal: null,
  }
  const asked: unknown[] = []
  open({ ...verificationOf(), verified: false, suspension }, [
    answerBy(appealSuspension, async ({ request }) => {
      asked.push(await request.json())
      const appeal = { text: 'My machine is repaired by now.', at: '2026-11-21T04:00:00.000Z', answer: null }
      return { success: true, data: { ...verificationOf(), verified: false, suspension: { ...suspension, appeal } } }
    }),
  ])
  const place = card('Your account is suspended')
  await expect.element(place.getByText('Three shirts came back torn.')).toBeVisible()
  await expect.element(place.getByText('Until our team lifts it', { exact: false })).toBeVisible()
  await place.getByLabelText('Your appeal').fill('Too short')
  await place.getByRole('button', { name: 'Send the appeal' }).click()
  await expect.element(place.getByText('Please write at least 20 characters.')).toBeVisible()
  await place.getByLabelText('Your appeal').fill('My machine is repaired by now.')
  await place.getByRole('button', { name: 'Send the appeal' }).click()
  await expect.element(place.getByText('Our team is reviewing it. We will notify you.')).toBeVisible()
  expect(asked).toEqual([{ text: 'My machine is repaired by now.' }])
})

it('offers a retry after a failed read', async () => {
  let works = false
  renderRoute('/provider/verification', {
    user: aWasher(),
    handlers: [
      http.get(getVerification.path, () =>
        works ? HttpResponse.json({ success: true, data: verificationOf() }) : HttpResponse.error(),
      ),
    ],
  })
  await expect.element(page.getByRole('button', { name: 'Retry' })).toBeVisible()
  works = true
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect.element(page.getByText('You’re verified and can take requests.')).toBeVisible()
})
