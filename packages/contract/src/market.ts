import type { HandoverEvidence } from './custody/evidence.ts'

/**
 * Everything that a market may set for itself: currency, fees, timing, reach, promise, cover.
 * Nothing else in the product hard-codes one of these. Amounts are minor units, shares basis points.
 */
export const market = {
  currency: 'myr',
  symbol: '$',
  locale: 'en-US',
  timeZone: 'Asia/Kuala_Lumpur',
  fees: {
    serviceBasisPoints: 1_000,
    serviceMinimumMinor: 200,
    loadMinor: { light: 0, medium: 200, heavy: 400 },
    commissionBasisPoints: 1_500,
    lateCancelMinor: 300,
    lateCancelAfterMs: 5 * 60_000,
  },
  deposit: { amountMinor: 3_000, success_screen_ms: 2_000 },
  promise: { durationS: 10_800, timerS: 10_801, readyS: 9_000 },
  pickup: { leadMs: 600_000, daysAhead: 7 },
  dispatch: {
    waveSize: 3,
    offerMs: 20_000,
    radiiKm: [3, 6, 10, 15],
    capacity: 3,
    newcomerOrders: 10,
    newcomerEveryNth: 5,
    tellCustomerAfterMs: 10 * 60_000,
    giveUpAfterMs: 30 * 60_000,
    retryMs: 15_000,
    /** An offer that ran out unanswered may be made to the same Washer again after this. */
    askAgainMs: 120_000,
    /** Hands-on minutes of a load, for pay per estimated hour. */
    workMinutes: { light: 40, medium: 60, heavy: 90 },
    /** Weights of the ranking, published; they sum to 1. Tips never count. */
    weights: { travel: 0.4, rating: 0.25, onTime: 0.15, acceptance: 0.1, load: 0.1 },
    /** A drive of this long or longer scores nothing for travel. */
    farthestTravelS: 45 * 60,
    /** A Washer with few ratings counts as this many ratings of the average. */
    ratingPrior: { average: 4.5, weight: 5 },
    newcomerDefaultRate: 0.8,
  },
  orders: {
    draftMs: 24 * 3_600_000,
    autoCompleteMs: 24 * 3_600_000,
    maxItems: 60,
    maxQuantity: 99,
    notesMax: 200,
    maxDeclared: 20,
  },
  coverage: {
    includedMinor: 50_000,
    extra: [
      { limitMinor: 100_000, feeMinor: 300 },
      { limitMinor: 250_000, feeMinor: 700 },
    ],
  },
  claims: {
    windowMs: 48 * 3_600_000,
    highValueMinor: 10_000,
    creditBusinessDays: 7,
    decisionMs: 48 * 3_600_000,
    replyMs: 24 * 3_600_000,
    appealMs: 7 * 24 * 3_600_000,
    /** Up to this the rules decide alone. */
    instantMaximumMinor: 5_000,
    photosMax: 6,
    replyPhotosMax: 4,
    descriptionMin: 20,
    descriptionMax: 1_000,
    retailMaximumMinor: 1_000_000,
    ageMaximumMonths: 600,
    /** A piece loses value evenly over its life, down to this share. */
    leastValueBasisPoints: 2_000,
    conditionBasisPoints: { new: 10_000, good: 8_000, worn: 5_000 },
    /** A stated price above this many times the usual one is looked at by a person. */
    usualValueFactor: 2,
    history: { windowMs: 90 * 24 * 3_600_000, maximum: 2, ordersPerClaim: 3, ordersPerWasherClaim: 10 },
    /** Cameras' clocks know no time zone, and run wrong. */
    photoTimeToleranceMs: 24 * 3_600_000,
    /** Fingerprints of 128 bits that differ in no more are of one picture. */
    samePhotoBits: 12,
    /** An uploaded photo that no claim uses is kept this long: past any repeat of the call. */
    unsentPhotoMs: 72 * 3_600_000,
  },
  chat: {
    openAfterCompletionMs: 7 * 24 * 3_600_000,
    messageMax: 2_000,
    /** An uploaded photo that is never sent is kept this long: past any repeat of the call that sends it. */
    unsentPhotoMs: 72 * 3_600_000,
  },
  ratings: { max: 5, step: 0.1, commentMax: 1_000, answerMax: 1_000 },
  /** Several guest links of one order may be live; all end some hours after the order. */
  guestLinks: { perOrder: 5, liveAfterEndMs: 4 * 3_600_000 },
  reports: { textMin: 10, textMax: 2_000 },
  care: { allergiesMax: 200 },
  wallet: { topUpMinimumMinor: 100, topUpMaximumMinor: 100_000 },
  /** Several tips may be given for one order, up to a sum. */
  tips: { minimumMinor: 100, perOrderMinor: 10_000, suggestedMinor: [200, 500, 1_000] },
  /** An instant cash-out costs a fee, which comes out of its amount. */
  cashOut: { minimumMinor: 500, instantFeeMinor: 100 },
  verification: {
    /** How long an approval of each step counts. */
    validDays: { identity: 730, background: 365, facility: 365, training: 365 },
    /** A Washer is reminded, and may renew, this long before an approval lapses. */
    renewDaysBefore: 30,
    /** Pictures that one submission of a step may have. */
    evidenceMax: 6,
    /** How long the address of such a picture shows it. */
    evidenceShownS: 900,
    quiz: { perTopic: 2, passPercent: 80, pauseMs: 10 * 60_000 },
  },
  /** When somebody looks at a Washer's work: the average of the last ratings, from a few on, or claims that they bear. */
  quality: { lastRatings: 20, fewestRatings: 5, floorTenths: 40, claims: 2, claimsDays: 90, appealMax: 1_000 },
  /** What one credit by an operator may give at most. */
  ops: { creditMaximumMinor: 50_000 },
  photos: { maxBytes: 12 * 1024 * 1024 },
  custody: {
    /** What is asked of a handover; with 'required' the order does not move without it. */
    evidence: 'optional' as HandoverEvidence,
    pinTries: 5,
    noteMin: 3,
    noteMax: 300,
    /** A handover that reaches the server later than this was made without a network. */
    lateAfterMs: 2 * 60_000,
    /** An uploaded photo that no handover uses is kept this long: past any repeat of the call. */
    unusedPhotoMs: 72 * 3_600_000,
  },
} as const
