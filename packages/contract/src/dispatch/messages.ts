export const dispatchMessages = {
  offerAppealed: 'You have already asked our team about this decision.',
  appealAnswered: 'Another operator has answered this question.',
  appealFailed: 'Your question could not be sent. Please try again.',
  decisionsFailed: 'Your offers could not be loaded.',
  ownAppeal: 'Another operator must answer your own question.',
  waitlistConsent: 'Please agree to get an email when we open here.',
  waitlistFull: 'You are already waiting for Washers at {count, plural, one {# location} other {# locations}}.',
} as const
