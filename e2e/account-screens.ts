import type { ScreenVisit } from './screen-visit.ts'

/** A person's account and its pages. */
export const accountScreens: readonly ScreenVisit[] = [
  {
    name: 'account',
    who: 'customer',
    path: '/account',
    texts: ['Account', 'Customer', 'Top Up', 'Become a Washer', 'Log Out'],
  },
  {
    name: 'wallet',
    who: 'customer',
    path: '/wallet',
    texts: ['Wallet', 'Balance', 'Top Up', 'No transactions yet.'],
  },
  {
    name: 'password and devices',
    who: 'customer',
    path: '/account/security',
    texts: ['Password and devices', 'Change password', 'This device'],
  },
  {
    name: 'access tokens',
    who: 'customer',
    path: '/account/tokens',
    texts: ['Access tokens', 'No program has access to your account.', 'New token'],
  },
  {
    name: 'your data',
    who: 'customer',
    path: '/account/data',
    texts: ['Your data', 'Download my data', 'Delete account'],
  },
  {
    name: 'care preferences',
    who: 'customer',
    path: '/account/preferences',
    texts: ['Care preferences', 'Detergent', 'Temperature', 'Allergies', 'Save'],
  },
  {
    name: 'blocked people and reports',
    who: 'customer',
    path: '/account/safety',
    texts: ['Safety', 'Blocked people', 'You have not blocked anyone.', 'Your reports'],
  },
  {
    name: 'webhooks',
    who: 'customer',
    path: '/account/webhooks',
    texts: ['Webhooks', 'No webhooks yet.', 'New webhook'],
  },
  { name: 'washer account', who: 'washer', path: '/account', texts: ['Provider', 'Switch to User account'] },
]
