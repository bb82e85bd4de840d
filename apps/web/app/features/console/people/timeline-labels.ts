import type { TimelineOffer } from '@washline/contract/console/timelines'
import type { CustodyStepName } from '@washline/contract/custody/schemas'
import { t } from '../../../platform/i18n/i18n.ts'

/** The label of an order's move; a move that has none is shown by its name. */
export function moveName(move: string): string {
  const names: Record<string, string> = {
    place: t('Placed'),
    accept: t('Accepted'),
    release: t('Released by the Washer'),
    replace: t('Late Washer replaced by the customer'),
    pickUp: t('Picked up'),
    startLaundry: t('Laundry started'),
    finishLaundry: t('Laundry done'),
    deliver: t('Delivered'),
    complete: t('Completed'),
    autoComplete: t('Completed'),
    cancel: t('Cancelled'),
    giveUp: t('No Washer accepted'),
    reassign: t('Reassigned by an operator'),
    cancelByOperator: t('Cancelled by an operator'),
    completeByOperator: t('Completed by an operator'),
    writeOff: t('Ended: never delivered'),
    failPickup: t('Ended: could not be picked up'),
    takeOver: t('Taken over by another Washer'),
    ask: t('The Washer cannot finish'),
    question: t('Silent Washer was asked'),
    presume: t('No answer: others were asked'),
    trust: t('No answer, but still active'),
    standDown: t('The Washer continues'),
    withdraw: t('The other Washer withdrew'),
    expire: t('The other Washer did not come'),
    end: t('Takeover ended with the order'),
  }
  return names[move] ?? move
}

export const custodyStepName = (step: CustodyStepName): string =>
  ({
    scan: t('Scanned at home'),
    pickup: t('Handed over at pickup'),
    handover: t('Handed to another Washer'),
    return: t('Handed back'),
    received: t('Counted by the customer'),
  })[step]

export const offerState = (state: TimelineOffer['state']): string =>
  ({
    open: t('being asked'),
    accepted: t('accepted'),
    skipped: t('skipped'),
    expired: t('did not answer'),
    ended: t('another Washer was faster'),
  })[state]

export function skipName(reason: string): string {
  const names: Record<string, string> = {
    too_far: t('Too far'),
    too_big: t('Too big'),
    too_late: t('Too late'),
    too_little: t('Too little'),
  }
  return names[reason] ?? reason
}
