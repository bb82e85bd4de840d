import { z } from 'zod'
import type { RefusalCatalogue } from '../refusal.ts'
import { verificationMessages } from './messages.ts'

export const verificationRefusals = {
  underWay: {
    code: 'under_way',
    status: 409,
    message: verificationMessages.underWay,
    description: 'The step is submitted and waits for its decision.',
  },
  notWaiting: {
    code: 'not_waiting',
    status: 409,
    message: verificationMessages.notWaiting,
    description: 'The step waits for no decision.',
  },
  byCourse: {
    code: 'by_course',
    status: 409,
    message: verificationMessages.byCourse,
    description: 'The training step takes no evidence: it is passed with the quiz.',
  },
  submitted: {
    code: 'submitted',
    status: 409,
    message: verificationMessages.takenAlready,
    description: 'The picture is part of a submission and cannot be removed.',
  },
  quizPause: {
    code: 'pause',
    status: 409,
    message: verificationMessages.quizPause,
    description: 'The next attempt at the quiz begins at `next_at` at the earliest.',
    body: z.object({ next_at: z.string() }),
    example: { next_at: '2030-01-01T12:00:00.000Z' },
  },
  handedIn: {
    code: 'handed_in',
    status: 409,
    message: verificationMessages.quizHandedIn,
    description: 'The attempt at the quiz was handed in already.',
  },
  flagClosed: {
    code: 'flag_closed',
    status: 409,
    message: verificationMessages.flagClosed,
    description: 'Another operator has closed the flag.',
  },
  suspended: {
    code: 'suspended',
    status: 409,
    message: verificationMessages.alreadySuspended,
    description: 'The Washer is suspended already.',
  },
  suspensionOver: {
    code: 'suspension_over',
    status: 409,
    message: verificationMessages.suspensionOver,
    description: 'The suspension is not the open one any more.',
  },
  noAppeal: {
    code: 'no_appeal',
    status: 409,
    message: verificationMessages.noAppeal,
    description: 'The suspension has no open appeal.',
  },
  appealed: {
    code: 'appealed',
    status: 409,
    message: verificationMessages.appealed,
    description: 'The Washer has appealed this suspension already.',
  },
  checkUnavailable: {
    code: 'check_unavailable',
    status: 503,
    message: verificationMessages.vendorUnavailable,
    description: 'The identity service cannot be reached.',
  },
} as const satisfies RefusalCatalogue
