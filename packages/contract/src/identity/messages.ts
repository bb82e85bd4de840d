export const signInMessages = {
  failed: 'Authentication failed. Please try again.',
  unexpected: 'Unexpected error during sign in.',
  wrongPassword: 'These credentials do not match our records.',
  registration: 'Registration failed. Please try again.',
  createFailed: 'Failed to create account. Please try again.',
  google: 'Unexpected error during Google OAuth.',
  googleUnverified: 'Please verify your email address with Google first.',
  userData: 'Failed to get user data. Please try again.',
  switching: 'Switching account type...',
  switched: 'Account type switched successfully!',
  switchFailed: 'Error when switching account type',
} as const

export const secondFactorMessages = {
  required: 'Set up the second factor of your sign-in first.',
  codeNeeded: 'Enter the code from your authenticator app.',
  wrongCode: 'This code is not correct or was already used.',
  expired: 'This took too long. Please sign in again.',
  enrolmentExpired: 'This took too long. Please start again.',
  locked: 'Too many wrong codes. Try again in an hour, or have the second factor reset.',
  notSet: 'You have no second factor yet.',
} as const
