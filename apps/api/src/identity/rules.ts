const minuteMs = 60_000

/** A token lives this long after its last use. */
export const tokenLifeMs = 30 * 24 * 60 * minuteMs
/** The last use is written at most this often. */
export const tokenTouchMs = 5 * minuteMs
export const resetLifeMs = 60 * minuteMs
export const emailChangeLifeMs = 24 * 60 * minuteMs
export const downloadLifeMs = 5 * minuteMs
/** Time to enter the code after the password. */
export const waitingLifeMs = 5 * minuteMs
/** Time to scan a new second factor and enter its first code. */
export const enrolmentLifeMs = 15 * minuteMs
/** Wrong codes in a row, of whatever session, that lock the second factor, and for how long. */
export const codeFailuresMax = 10
export const codeLockMs = 60 * minuteMs
/** The side of a person's photo. */
export const photoSidePx = 512
export const deletedName = 'Deleted user'

/** Calls allowed, per internet address and per account; the account's count is cleared by a successful sign-in. */
export const limits = {
  signIn: { perIp: { max: 60, windowS: 60 }, perAccount: { max: 10, windowS: 900 } },
  register: { perIp: { max: 30, windowS: 60 }, perAccount: { max: 10, windowS: 900 } },
  forgotPassword: { perIp: { max: 10, windowS: 60 }, perAccount: { max: 3, windowS: 900 } },
  resetPassword: { perIp: { max: 20, windowS: 60 } },
  /** Asking with the password, or for a letter, while signed in. */
  password: { perAccount: { max: 10, windowS: 900 } },
  emailChange: { perAccount: { max: 5, windowS: 3_600 } },
  photo: { perAccount: { max: 30, windowS: 3_600 } },
  download: { perAccount: { max: 5, windowS: 3_600 } },
  /** Wrong codes; the count is cleared by a right one. */
  code: { perIp: { max: 30, windowS: 60 }, perAccount: { max: 5, windowS: 300 } },
  google: { perIp: { max: 30, windowS: 60 }, perAccount: { max: 20, windowS: 900 } },
} as const

export const texts = {
  emailTaken: 'The email has already been taken.',
  resetAsked: 'If an account has this address, a letter with a link is on its way.',
  resetDone: 'Your password has been changed. Please sign in.',
  resetInvalid: 'This link has expired or was already used. Please ask for a new one.',
  otherGoogleAccount: 'This address is already signed in to with another Google account.',
  signedOut: 'Signed out.',
  emailLinkInvalid: 'This link has expired or was already used. Please change the address again.',
  passwordNeeded: 'Please enter your password.',
  passwordWrong: 'This is not your password.',
  passwordChanged: 'Your password has been changed. Other devices are signed out.',
  secondFactorRemoved: 'The second factor is taken away. Set up another one to work in the console.',
  cannotDelete: 'Your account cannot be deleted yet.',
  deleted: 'Your account is deleted.',
} as const

export interface LinkCandidate {
  readonly emailVerified: boolean
  readonly googleSub: string | null
}

/**
 * What to do with the account that has the e-mail address Google vouches for. An address that nobody has proven may
 * have been typed in by a stranger waiting for its owner: the owner gets the account, and every other way in is closed.
 */
export function decideGoogleLink(account: LinkCandidate, sub: string): 'use' | 'link' | 'take-over' | 'refuse' {
  if (account.googleSub === sub) return 'use'
  if (!account.emailVerified) return 'take-over'
  return account.googleSub === null ? 'link' : 'refuse'
}

/** The words of a device that its user agent gives away; unknown parts are null. */
export function deviceOf(userAgent: string | null): { browser: string | null; system: string | null } {
  const find = (signs: readonly (readonly [RegExp, string])[]) =>
    signs.find(([sign]) => sign.test(userAgent ?? ''))?.[1] ?? null
  return { browser: find(browserSigns), system: find(systemSigns) }
}

// The order matters: every browser also names those that it wants to be taken for.
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

/** What second factors are sealed for. */
export const sealOf = (key: string, userId: number) => ({
  secret: key,
  purpose: 'second factor',
  owner: String(userId),
})

/** What one more wrong code makes of those before it. */
export function decideFailure(failures: number, at: Date): { failures: number; lockedUntil: Date | null } {
  if (failures + 1 < codeFailuresMax) return { failures: failures + 1, lockedUntil: null }
  return { failures: 0, lockedUntil: new Date(at.getTime() + codeLockMs) }
}
