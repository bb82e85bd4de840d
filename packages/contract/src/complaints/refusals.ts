import type { RefusalCatalogue } from '../refusal.ts'
import { complaintMessages } from './messages.ts'

const { blockers, refusals } = complaintMessages

export const complaintRefusals = {
  notCompleted: {
    code: 'complaint_not_completed',
    status: 409,
    message: blockers.not_completed,
    description: 'The order is not completed.',
  },
  windowOver: {
    code: 'complaint_window_over',
    status: 409,
    message: blockers.window_over,
    description: 'The time to complain about this wash is over.',
  },
  nothingLeft: {
    code: 'complaint_nothing_left',
    status: 409,
    message: blockers.nothing_left,
    description: 'Every item of the order is part of a complaint.',
  },
  isSecondWash: {
    code: 'complaint_of_second_wash',
    status: 409,
    message: blockers.second_wash,
    description: 'The order is a second wash itself: the complaint belongs to the first order.',
  },
  appealed: {
    code: 'complaint_appealed',
    status: 409,
    message: refusals.appealed,
    description: 'The caller has appealed this complaint.',
  },
  notAppealable: {
    code: 'complaint_not_appealable',
    status: 409,
    message: refusals.not_appealable,
    description: 'Nothing was decided that the caller can appeal.',
  },
  appealOver: {
    code: 'complaint_appeal_over',
    status: 409,
    message: refusals.appeal_over,
    description: 'The time to appeal is over.',
  },
  decidedSince: {
    code: 'complaint_decided_since',
    status: 409,
    message: refusals.decided_since,
    description: 'The complaint has moved since the caller read it.',
  },
  nothingToDecide: {
    code: 'complaint_nothing_to_decide',
    status: 409,
    message: refusals.nothing_to_decide,
    description: 'The complaint does not wait for this decision.',
  },
} as const satisfies RefusalCatalogue
