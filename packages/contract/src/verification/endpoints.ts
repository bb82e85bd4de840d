import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { done, enveloped } from '../envelope.ts'
import { idParams } from '../ids.ts'
import { appealText, evidence, quizAttempt, quizResult, training, verification, verificationStep } from './schemas.ts'

export const getVerification = defineEndpoint({
  method: 'GET',
  path: '/api/provider/verification',
  access: 'washer',
  summary:
    "The calling Washer's verification: each step with its state and evidence, and a suspension where there is one.",
  answers: { 200: enveloped(verification) },
})

export const uploadEvidence = defineEndpoint({
  method: 'POST',
  path: '/api/provider/verification/:step/evidence',
  access: 'washer',
  summary: 'Takes a picture, jpeg, png or webp, that proves a step. Only its Washer and operators can see it.',
  params: z.object({ step: verificationStep }),
  multipart: true,
  answers: { 200: enveloped(evidence) },
})

export const removeEvidence = defineEndpoint({
  method: 'DELETE',
  path: '/api/provider/verification/evidence/:id',
  access: 'washer',
  summary: 'Takes away a picture that was not submitted yet.',
  params: idParams,
  answers: { 200: done },
})

export const submitStep = defineEndpoint({
  method: 'POST',
  path: '/api/provider/verification/:step/submit',
  access: 'washer',
  summary:
    'Hands a step in to be checked. `continue_at` is where a vendor wants to see the person; null where an operator looks at the evidence.',
  params: z.object({ step: verificationStep }),
  body: z.object({
    note: z.string().trim().max(500, 'Please keep it shorter.').optional(),
    version: z.int().min(0),
  }),
  answers: { 200: enveloped(verification.extend({ continue_at: z.url().nullable() })) },
})

export const getTraining = defineEndpoint({
  method: 'GET',
  path: '/api/provider/training',
  access: 'washer',
  summary: "Where the calling Washer stands with the course's quiz.",
  answers: { 200: enveloped(training) },
})

export const beginQuiz = defineEndpoint({
  method: 'POST',
  path: '/api/provider/training/attempts',
  access: 'washer',
  summary: 'Begins an attempt at the quiz, or gives the one that is begun; 409 during the pause after a failed one.',
  answers: { 200: enveloped(quizAttempt) },
})

export const answerQuiz = defineEndpoint({
  method: 'POST',
  path: '/api/provider/training/attempts/:id/answers',
  access: 'washer',
  summary: 'Hands the answers of an attempt in, once: the place of the chosen option, by question.',
  params: idParams,
  body: z.object({ answers: z.record(z.string().max(60), z.int().min(0).max(9)) }),
  answers: { 200: enveloped(quizResult) },
})

export const appealSuspension = defineEndpoint({
  method: 'POST',
  path: '/api/provider/suspension/appeal',
  access: 'washer',
  summary: 'Says, once, why a suspension should be lifted.',
  body: z.object({ text: appealText }),
  answers: { 200: enveloped(verification) },
})
