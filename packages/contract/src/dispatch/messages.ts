export const dispatchMessages = {
  offerAppealed: 'You have already asked a person about this decision.',
  appealAnswered: 'Another operator has answered this appeal.',
  appealFailed: 'Your question could not be sent. Please try again.',
  decisionsFailed: 'Your offers could not be loaded.',
  ownAppeal: 'Another operator must answer your own appeal.',
  waitlistConsent: 'Please agree to be sent an email when we open here.',
  waitlistFull: 'You already wait for Washers at {count, plural, one {# place} other {# places}}.',
} as const
