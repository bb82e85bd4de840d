import type { ScreenVisit } from './screen-visit.ts'

/** What is seen without an account; `{washer}` is one who washes. */
export const guestScreens: readonly ScreenVisit[] = [
  {
    name: 'landing',
    who: 'guest',
    path: '/',
    texts: ['How It Works', 'Find Washers', 'Become a Washer', 'Sign In', 'Sign Up', 'Terms', 'Privacy'],
  },
  {
    name: 'safety',
    who: 'guest',
    path: '/safety-terms',
    texts: [
      'Safety & Security',
      'Loss or Damage Policy',
      'Washer Verification',
      'Insurance Coverage',
      'Frequently Asked Questions',
    ],
  },
  {
    name: 'how it works',
    who: 'guest',
    path: '/how-it-works',
    texts: ['How It Works', 'When you have laundry', 'What it costs', 'When you wash', 'Questions'],
  },
  {
    name: 'directory',
    who: 'guest',
    path: '/washers',
    texts: ['Find Washers', 'Location', 'Use my location', 'What each profile shows'],
  },
  {
    name: 'becoming a Washer',
    who: 'guest',
    path: '/become-washer',
    texts: ['What you could earn', 'Orders a week', 'How pay works', 'What you need', 'From today to your first order'],
  },
  {
    name: 'matching',
    who: 'guest',
    path: '/how-matching-works',
    texts: ['How matching works', 'What counts, and how much', 'Who is asked when', 'What never counts'],
  },
  {
    name: 'rules of claims',
    who: 'guest',
    path: '/how-claims-work',
    texts: ['How claims work', 'How the amount is calculated', 'Worked examples', 'The rules in order'],
  },
  { name: 'terms', who: 'guest', path: '/terms', texts: ['Terms', 'Contents', 'Cancelling', 'The deposit'] },
  {
    name: 'privacy',
    who: 'guest',
    path: '/privacy',
    texts: ['Privacy', 'Contents', 'On your device', 'Your rights'],
  },
  {
    name: 'reset password',
    who: 'guest',
    path: '/reset-password?token=unknown',
    texts: ['Set a new password', 'New password', 'Confirm password', 'Set password'],
  },
  {
    name: 'set up the market',
    who: 'guest',
    path: '/setup#unknown',
    texts: ['Set up your market', 'Name', 'Confirm password', 'Create the account'],
  },
  {
    name: 'confirm address, signed out',
    who: 'guest',
    path: '/confirm-email?token=unknown',
    texts: ['Confirm your address', 'Sign in on this device', 'Sign In'],
  },
  {
    name: 'access for a program, signed out',
    who: 'guest',
    path: '/oauth/authorize?client_id=unknown',
    texts: ['Allow access?', 'A program is asking for access to your account.', 'Sign In'],
  },
  {
    name: 'undo a change',
    who: 'guest',
    path: '/undo-change?token=unknown',
    texts: ['Was this not you?', 'Restore my account'],
  },
  { name: 'set-up of a market', who: 'guest', path: '/setup#unknown', texts: ['Set up your market'] },
  {
    name: 'unsubscribe',
    who: 'guest',
    path: '/unsubscribe?token=unknown',
    texts: ['Unsubscribe', 'You’ll still get these in the app; other emails aren’t affected.'],
  },
  {
    name: 'guest link that has ended',
    who: 'guest',
    path: '/o/unknown',
    texts: ['This link has expired.', 'Ask the person who sent it for a new one.'],
  },
  {
    name: 'a tag that is none',
    who: 'guest',
    path: '/t/unknown',
    texts: ['A Washline tag', 'This is not one of our codes. Check it, or scan the tag again.'],
  },
  {
    name: 'the demo, where there is none',
    who: 'guest',
    path: '/demo',
    texts: ['There is no page at this address.'],
  },
  {
    name: 'a Washer',
    who: 'guest',
    path: '/washers/{washer}',
    texts: ['Find Washers', 'Wanda Washer Laundry', 'Latest ratings', 'Order Now'],
  },
]
