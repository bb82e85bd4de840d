import { complaintSettings } from './complaints/settings.ts'
import type { HandoverEvidence, HandoverPhoto } from './custody/evidence.ts'
import { batchSettings, refusalSettings } from './dispatch/batch-settings.ts'
import { matching, planning } from './dispatch/planning.ts'
import { doorSettings } from './doors/door-settings.ts'
import { type Minor, minor } from './money.ts'
import { paceSettings } from './orders/pace-settings.ts'
import { windowSettings } from './schedule/window-settings.ts'

/**
 * The market's settings: name, currency, fees, times, radii, promise, cover. No other file repeats one of these values.
 * Amounts are minor units, shares basis points. What operators set in their place, `adoptMarket` writes in here: such values are read
 * when they are applied, never once for a module.
 */
export const market = {
  name: 'Washline' as string,
  currency: 'myr' as string,
  symbol: '$' as string,
  locale: 'en-US' as string,
  timeZone: 'Asia/Kuala_Lumpur' as string,
  fees: {
    serviceBasisPoints: 1_000 as number,
    serviceMinimumMinor: minor(200),
    loadMinor: { light: minor(0), medium: minor(200), heavy: minor(400) },
    commissionBasisPoints: 1_500 as number,
    lateCancelMinor: minor(300),
    lateCancelAfterMs: 5 * 60_000,
    /** The most that one fee may be, so that a slip of the hand is noticed. */
    mostMinor: minor(10_000),
  },
  /** The most pieces of a load; a heavy one takes any number. */
  loads: { maxPieces: { light: 8, medium: 18 } },
  deposit: { amountMinor: minor(3_000), success_screen_ms: 2_000 },
  /** Counted from the pickup: started, washed and back by `startS`, `readyS` and `timerS`. An operator acts so long after a missed deadline. */
  promise: {
    durationS: 10_800 as number,
    timerS: 10_801 as number,
    startS: 1_800,
    readyS: 9_000 as number,
    operatorAfterS: 7_200,
  },
  pace: paceSettings,
  /** A Washer who comes later than `lateAfterMs` after the pickup time earns no cancellation fee and may be replaced. */
  pickup: { leadMs: 600_000, lateAfterMs: 600_000, daysAhead: 7 },
  windows: windowSettings,
  dispatch: {
    waveSize: 3,
    offerMs: 20_000,
    radiiKm: [3, 6, 10, 15],
    capacity: 3,
    newcomerOrders: 10,
    newcomerEveryNth: 5,
    notifyCustomerAfterMs: 10 * 60_000,
    giveUpAfterMs: 30 * 60_000,
    retryMs: 15_000,
    /** An offer that expired unanswered may be made to the same Washer again after this time. */
    askAgainMs: 120_000,
    /** Hands-on minutes of a load, for pay per estimated hour. */
    workMinutes: { light: 40, medium: 60, heavy: 90 },
    /** Published weights of the ranking; they sum to 1. Tips never count. */
    weights: { travel: 0.35, rating: 0.25, onTime: 0.15, acceptance: 0.05, load: 0.1, skips: 0.1 },
    /**
     * A skip with a reason counts against similar orders, fully at first and less each day until `days`. Skips that come to
     * `fullAt` score nothing; only the last `last` count.
     */
    skips: { days: 30, fullAt: 3, last: 20, similarShare: 0.5, similarHours: 2 },
    batch: batchSettings,
    refusals: refusalSettings,
    /** Of how many parts the market's share of newcomers is counted, so that waves do not wait for each other. */
    newcomerCounters: 16,
    /** At most so many offers to newcomers are made up for. */
    newcomerOwedMost: 2,
    /** The wait for an acceptance that is named while too few were measured. */
    typicalWait: { from_minutes: 1, to_minutes: 3 },
    /** The usual time from an order to its pickup. */
    reach: {
      /** Measured from up to `last` pickups of so many days; from fewer than `fewest`, assumed. */
      days: 60,
      last: 200,
      fewest: 20,
      assumed: {
        acceptS: { fast: 30, usual: 90, slow: 300 },
        /** From acceptance to the pickup, beyond the drive. */
        delayS: { fast: 120, usual: 300, slow: 720 },
      },
      /** Ranges are rounded outwards to such steps: a finer one would show how far away a Washer is. */
      stepMinutes: 5,
      /** A place is known by its grid cell only; this far from the cell's middle is still within it. */
      cellReachM: 400,
      several: 3,
    },
    /** `days` for Washers in reach, `zoneDays` for a place that is in no zone. */
    waitlist: { days: 7, zoneDays: 365, placesPerPerson: 10 },
    /** Decisions are explained to their Washers for `days`. Of a wave, so many who were not asked are stored, the best first. */
    explained: {
      days: 30,
      notAskedPerWave: 20,
      nearestLookedAt: 20,
      /** A change by more than so many is none. */ countMost: 50,
      stepM: 100,
    },
    /** A person answers an appeal about an offer within `answerDays`; the answer can be read for `storedDays`. */
    appeals: { answerDays: 14, storedDays: 365 },
    /** A drive of this long or longer scores nothing for travel. */
    farthestTravelS: 45 * 60,
    /** A Washer with few ratings is scored with this many ratings of the average added. */
    ratingPrior: { average: 4.5, weight: 5 },
    newcomerDefaultRate: 0.8,
    matching,
    planning,
  },
  /** A live position is ignored if the Washer cannot be there: too fast since the last one, or too far from every pickup. */
  positions: { fastestKmh: 300, speedFromM: 2_000, farthestFromPickupM: 100_000 },
  /**
   * A Washer who cannot go on after the pickup. Asked after `silentMs` without a sign of life at a stage, they have `answerMs`; others are
   * then asked for `searchMs`, and who accepts has `meetMs` to take the laundry over. `shares` divide the net pay by finished stages.
   */
  rescue: {
    silentMs: { collected: 45 * 60_000, washing: 100 * 60_000, returning: 30 * 60_000 },
    answerMs: 10 * 60_000,
    searchMs: 30 * 60_000,
    meetMs: 45 * 60_000,
    reasonMax: 200,
    shares: { pickup: 3_000, wash: 4_500, return: 2_500 },
  },
  door: doorSettings,
  orders: {
    draftMs: 24 * 3_600_000,
    autoCompleteMs: 24 * 3_600_000,
    maxItems: 60,
    maxQuantity: 99,
    notesMax: 200,
    maxDeclared: 20,
    /** Photos that a Washer may take for the adjustments of one order. */
    adjustmentPhotosMax: 10,
    /** An uploaded photo that no adjustment uses is stored this long: longer than a call is repeated. */
    unusedPhotoMs: 72 * 3_600_000,
  },
  /** Printed tags: of one sheet, of one bag's order, and unused ones of one person; one that nobody used so long is forgotten. */
  tags: { sheetMost: 60, orderMost: 30, unusedMost: 240, forgottenDays: 730 },
  coverage: {
    includedMinor: minor(50_000),
    extra: [
      { limitMinor: minor(100_000), feeMinor: minor(300) },
      { limitMinor: minor(250_000), feeMinor: minor(700) },
    ],
  },
  claims: {
    windowMs: 48 * 3_600_000,
    /** An order that was picked up and not delivered can be claimed for this long after its promise. */
    undeliveredAfterMs: 2 * 3_600_000,
    highValueMinor: minor(10_000),
    creditBusinessDays: 7,
    decisionMs: 48 * 3_600_000,
    replyMs: 24 * 3_600_000,
    appealMs: 7 * 24 * 3_600_000,
    /** Above this amount an operator decides. */
    instantMaximumMinor: minor(5_000),
    /** What a payment without an operator needs; without it, an operator decides. */
    instant: {
      accountAgeMs: 7 * 24 * 3_600_000,
      /** Other completed orders that a card paid. */
      paidOrders: 2,
      /** A pickup within this distance of the Washer's own place links the two. */
      linkMeters: 50,
      /** More than this share of at least so many completed orders with one Washer, after a paid claim, links the two. */
      mutual: { orders: 3, sharePercent: 80 },
      /** A photo shows what the scanner recognizes with at least this confidence. */
      recognizedPercent: 50,
      /** A photo's likeness to the scan of the claimed item: at least this is likely the same, less than that unlikely. */
      sameItem: { likelyPercent: 75, unlikelyPercent: 20 },
      /** All payments without an operator within `budgetMs` come to at most this. */
      budgetMinor: minor(100_000),
      budgetMs: 24 * 3_600_000,
    },
    photosMax: 6,
    replyPhotosMax: 4,
    descriptionMin: 20,
    descriptionMax: 1_000,
    retailMaximumMinor: minor(1_000_000),
    ageMaximumMonths: 600,
    /** A piece loses value evenly over its life, down to this share. */
    leastValueBasisPoints: 2_000,
    conditionBasisPoints: { new: 10_000, good: 8_000, worn: 5_000 },
    /** A stated price above this many times the usual one is reviewed by an operator. */
    usualValueFactor: 2,
    history: { windowMs: 90 * 24 * 3_600_000, maximum: 2, ordersPerClaim: 3, ordersPerWasherClaim: 10 },
    /** Camera clocks have no time zone and may be wrong. */
    photoTimeToleranceMs: 24 * 3_600_000,
    /** Fingerprints of 128 bits that differ in at most this many are of one picture. */
    samePhotoBits: 12,
    /** An uploaded photo that no claim uses is stored this long: longer than a call is repeated. */
    unsentPhotoMs: 72 * 3_600_000,
  },
  complaints: complaintSettings,
  chat: {
    openAfterCompletionMs: 7 * 24 * 3_600_000,
    messageMax: 2_000,
    /** An uploaded photo that is never sent is stored this long: longer than a call is repeated. */
    unsentPhotoMs: 72 * 3_600_000,
  },
  /** A person may ring the other one of an order so often, with a pause in between; an unanswered ring is shown for a while. */
  rings: { perSide: 10, pauseMs: 60_000, shownMs: 10 * 60_000 },
  ratings: { max: 5, step: 0.1, commentMax: 1_000, answerMax: 1_000 },
  /** An order may have several guest links; all end this long after the order. */
  guestLinks: { perOrder: 5, liveAfterEndMs: 4 * 3_600_000 },
  reports: { textMin: 10, textMax: 2_000 },
  care: { allergiesMax: 200 },
  wallet: { topUpMinimumMinor: minor(100), topUpMaximumMinor: minor(100_000), bonusMs: 30 * 86_400_000 },
  /** An order may get several tips, up to this sum. */
  tips: {
    minimumMinor: minor(100),
    perOrderMinor: minor(10_000),
    suggestedMinor: [minor(200), minor(500), minor(1_000)],
  },
  /** The fee of an instant cash-out is part of its amount. */
  cashOut: { minimumMinor: minor(500), instantFeeMinor: minor(100) },
  verification: {
    /** How long an approval of each step is valid. */
    validDays: { identity: 730, background: 365, facility: 365, training: 365 },
    /** A Washer is reminded, and may renew, this long before an approval expires. */
    renewDaysBefore: 30,
    /** Pictures per submission of a step. */
    evidenceMax: 6,
    /** How long the address of such a picture is valid. */
    evidenceShownS: 900,
    quiz: { perTopic: 2, passPercent: 80, pauseMs: 10 * 60_000 },
  },
  /**
   * When an operator reviews a Washer's work: a low average of the last ratings, or several claims that they were
   * liable for.
   */
  quality: { lastRatings: 20, fewestRatings: 5, floorTenths: 40, claims: 2, claimsDays: 90, appealMax: 1_000 },
  /** The most that an operator may give with one credit. */
  ops: { creditMaximumMinor: minor(50_000) },
  photos: { maxBytes: 12 * 1024 * 1024 },
  custody: {
    /** What a handover requires; with 'required' the order does not move without it. */
    evidence: 'optional' as HandoverEvidence,
    /** Whether a handover has a photo, apart from the PIN. */
    photo: 'optional' as HandoverPhoto,
    /** How often a customer may count the returned items or withdraw the count. */
    receivedMost: 20,
    /** The most pieces that one count may contain. */
    maxPieces: 600,
    /** The screen asks again about a count of so many times the list's, and of so many pieces more. */
    oddCount: { times: 3, more: 5 },
    pinTries: 5,
    noteMin: 3,
    noteMax: 300,
    /** A handover that reaches the server later than this was made offline. */
    lateAfterMs: 2 * 60_000,
    /** An uploaded photo that no handover uses is stored this long: longer than a call is repeated. */
    unusedPhotoMs: 72 * 3_600_000,
  },
} as const

/** The same shape with any numbers: rules that are tried out. */
type Widened<T> = T extends Minor ? Minor : T extends number ? number : { readonly [Key in keyof T]: Widened<T[Key]> }
export type ClaimRules = { readonly claims: Widened<typeof market.claims> }
export type PriceRules = {
  readonly fees: Pick<
    Widened<typeof market.fees>,
    'serviceBasisPoints' | 'serviceMinimumMinor' | 'loadMinor' | 'commissionBasisPoints'
  >
  readonly coverage: { readonly extra: readonly { readonly limitMinor: Minor; readonly feeMinor: Minor }[] }
}
