import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { done, enveloped } from '../envelope.ts'
import { evidenceId, idParams, quizAttemptId } from '../ids.ts'
import { platformRefusals } from '../platform/refusals.ts'
import { scanningRefusals } from '../scanning/refusals.ts'
import { severalLines } from '../texts/plain-text.ts'
import { verificationRefusals } from './refusals.ts'
import {
  appealText,
  quizAttempt,
  quizResult,
  stepEvidence,
  training,
  verification,
  verificationStep,
} from './schemas.ts'

export const getVerification = defineEndpoint({
  method: 'GET',
  path: '/api/provider/verification',
  access: 'washer',
  scope: 'wash',
  summary: "The calling Washer's verification: each step with its state and evidence, and the open suspension.",
  answers: { 200: enveloped(verification) },
  refusals: [platformRefusals.notFound],
})

export const uploadEvidence = defineEndpoint({
  method: 'POST',
  path: '/api/provider/verification/:step/evidence',
  access: 'washer',
  scope: 'session',
  summary: 'Uploads a picture (JPEG, PNG or WebP) as evidence of a step. Only the Washer and operators can see it.',
  params: z.object({ step: verificationStep }),
  multipart: true,
  answers: { 200: enveloped(stepEvidence) },
  refusals: [scanningRefusals.tooManyPhotos, verificationRefusals.byCourse, verificationRefusals.underWay],
})

export const removeEvidence = defineEndpoint({
  method: 'DELETE',
  path: '/api/provider/evidence/:id',
  access: 'washer',
  scope: 'session',
  summary: 'Deletes a picture that was not submitted yet.',
  params: idParams(evidenceId),
  answers: { 200: done },
  refusals: [verificationRefusals.submitted],
})

export const submitStep = defineEndpoint({
  method: 'POST',
  path: '/api/provider/verification/:step/submit',
  access: 'washer',
  scope: 'session',
  summary:
    'Submits a step. `continue_at` is the page of the vendor that the person must visit; null if an operator reviews the evidence.',
  params: z.object({ step: verificationStep }),
  body: z.object({
    note: severalLines({ max: 500 }).optional(),
    version: z.int().min(0),
  }),
  answers: { 200: enveloped(verification.extend({ continue_at: z.url().nullable() })) },
  refusals: [
    platformRefusals.changed,
    verificationRefusals.byCourse,
    verificationRefusals.checkUnavailable,
    verificationRefusals.notWaiting,
    verificationRefusals.underWay,
  ],
})

export const getTraining = defineEndpoint({
  method: 'GET',
  path: '/api/provider/training',
  access: 'washer',
  scope: 'wash',
  summary: "The calling Washer's training: the approval, the open attempt and the last result.",
  answers: { 200: enveloped(training) },
  refusals: [platformRefusals.notFound],
})

export const beginQuiz = defineEndpoint({
  method: 'POST',
  path: '/api/provider/training/attempts',
  access: 'washer',
  scope: 'session',
  summary: 'Begins an attempt at the quiz, or returns the open one; 409 during the pause after a failed one.',
  answers: { 200: enveloped(quizAttempt) },
  refusals: [platformRefusals.notFound, verificationRefusals.quizPause],
})

export const answerQuiz = defineEndpoint({
  method: 'POST',
  path: '/api/provider/training/attempts/:id/answers',
  access: 'washer',
  scope: 'session',
  summary: 'Hands in the answers of an attempt, once: the index of the chosen option by question.',
  params: idParams(quizAttemptId),
  body: z.object({ answers: z.record(z.string().max(60), z.int().min(0).max(9)) }),
  answers: { 200: enveloped(quizResult) },
  refusals: [verificationRefusals.handedIn, verificationRefusals.notWaiting, verificationRefusals.underWay],
})

export const appealSuspension = defineEndpoint({
  method: 'POST',
  path: '/api/provider/suspension/appeal',
  access: 'washer',
  scope: 'wash',
  summary: 'Appeals against the open suspension, once.',
  body: z.object({ text: appealText }),
  answers: { 200: enveloped(verification) },
  refusals: [platformRefusals.notFound, verificationRefusals.appealed],
})
