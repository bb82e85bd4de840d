import type { UserId } from '@washline/contract/ids'

const minuteMs = 60_000

/** A token expires this long after its last use. */
export const tokenLifetimeMs = 30 * 24 * 60 * minuteMs
/** However much it is used, a token expires this long after the sign-in. */
export const tokenLongestMs = 90 * 24 * 60 * minuteMs
/** The last use is written at most this often. */
export const tokenTouchMs = 5 * minuteMs
/** That of a program's token, which its person watches. */
export const programTouchMs = minuteMs
/** The link of the log by which the first operator's account is made. */
export const operatorLinkLifetimeMs = 24 * 60 * minuteMs
export const resetLifetimeMs = 60 * minuteMs
/** Links that are valid at once; more requests mail nothing. */
export const resetsMax = 10
/** A device is forgotten this long after its last sign-in. */
export const deviceLifetimeMs = 180 * 24 * 60 * minuteMs
/** So many devices are kept per account: a program that keeps no cookies is a new one at each sign-in. */
export const devicesMax = 50
/** An account without a password proves itself by a session that is younger. */
export const freshSessionMs = 10 * minuteMs
export const undoLifetimeMs = 7 * 24 * 60 * minuteMs
export const emailChangeLifetimeMs = 24 * 60 * minuteMs
export const downloadLifetimeMs = 5 * minuteMs
export const securityEventLifetimeMs = 180 * 24 * 60 * minuteMs
/** Time to enter the code after the password. */
export const waitingLifetimeMs = 5 * minuteMs
/** Time to scan a new second factor and enter its first code. */
export const enrolmentLifetimeMs = 15 * minuteMs
/** This many wrong codes in a row, from any session, lock the second factor. */
export const codeFailuresMax = 10
export const codeLockMs = 60 * minuteMs
/** The side of a person's photo. */
export const photoSidePx = 512
export const deletedName = 'Deleted user'

/** Rate limits per IP address and per account. Passwords are limited by `rules/slow-down.ts`. */
export const limits = {
  /** Attempts for addresses without an account are in the log up to a number, so that a flood does not fill the disk. */
  signIn: { perIp: { max: 60, windowS: 60 }, nobody: { max: 60, windowS: 60 } },
  register: {
    perIp: { max: 30, windowS: 60 },
    perSource: { max: 10, windowS: 900 },
    emails: { max: 3, windowS: 86_400 },
  },
  forgotPassword: { perIp: { max: 10, windowS: 60 }, perSource: { max: 3, windowS: 900 } },
  resetPassword: { perIp: { max: 20, windowS: 60 } },
  undo: { perIp: { max: 20, windowS: 60 } },
  /** Password checks of a signed-in user. */
  password: { perAccount: { max: 10, windowS: 900 } },
  emailChange: { perAccount: { max: 5, windowS: 3_600 } },
  photo: { perAccount: { max: 30, windowS: 3_600 } },
  download: { perAccount: { max: 5, windowS: 3_600 } },
  /** Codes of the second factor; a right one clears the count. */
  code: { perIp: { max: 30, windowS: 60 }, perAccount: { max: 5, windowS: 300 } },
  google: { perIp: { max: 30, windowS: 60 }, perAccount: { max: 20, windowS: 900 } },
} as const

export const texts = {
  notRegistered: 'This address could not be used. If it is yours, open the email we sent to it.',
  emailTaken: 'The email has already been taken.',
  resetAsked: 'If an account uses this address, we have emailed it a link.',
  resetDone: 'Your password has been changed. Please sign in.',
  resetInvalid: 'This link has expired or was already used. Request a new one.',
  otherGoogleAccount: 'This address is already linked to another Google account.',
  signedOut: 'Signed out.',
  emailLinkInvalid: 'This link has expired or was already used. Change your email address again.',
  signInAgain: 'Please sign out and in again. You then have ten minutes to do this.',
  undoInvalid: 'This link has expired or was already used. Request a new one under Forgot password.',
  passwordNeeded: 'Please enter your password.',
  passwordWrong: 'This is not your current password.',
  passwordChanged: 'Your password has been changed. Other devices are signed out.',
  secondFactorRemoved: 'The second factor was removed. Set up another one to use the console.',
  cannotDelete: 'Your account cannot be deleted yet.',
  deleted: 'Your account has been deleted.',
} as const

/** When a token ends that is made for so many days. */
export const tokenEndsAt = (at: Date, days: number): Date => new Date(at.getTime() + days * 24 * 60 * minuteMs)

export interface LinkCandidate {
  readonly emailVerified: boolean
  readonly googleSub: string | null
}

/**
 * Decides about the account with the email address that Google has verified. If the account's address was never verified, a
 * stranger may have registered it: the account is taken over for the owner of the address, without its password and sessions.
 */
export function decideGoogleLink(account: LinkCandidate, sub: string): 'use' | 'link' | 'take-over' | 'refuse' {
  if (account.googleSub === sub) return 'use'
  if (!account.emailVerified) return 'take-over'
  return account.googleSub === null ? 'link' : 'refuse'
}

/** Browser and system of a user agent; unknown parts are null. */
export function deviceOf(userAgent: string | null): { browser: string | null; system: string | null } {
  const find = (signs: readonly (readonly [RegExp, string])[]) =>
    signs.find(([sign]) => sign.test(userAgent ?? ''))?.[1] ?? null
  return { browser: find(browserSigns), system: find(systemSigns) }
}

// The order is significant: most browsers also name the browsers that they are compatible with.
const browserSigns = [
  [/Edg(?:A|iOS)?\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
] as const
const systemSigns = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/CrOS/, 'ChromeOS'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/Linux/, 'Linux'],
] as const

/** The keys, purpose and owner with which a second factor is sealed. */
export const sealOf = <Keys>(keys: Keys, userId: UserId) => ({
  keys,
  purpose: 'second factor',
  owner: String(userId),
})

/** The count of failures and the lock after one more wrong code. */
export function decideFailure(failures: number, at: Date): { failures: number; lockedUntil: Date | null } {
  if (failures + 1 < codeFailuresMax) return { failures: failures + 1, lockedUntil: null }
  return { failures: 0, lockedUntil: new Date(at.getTime() + codeLockMs) }
}
