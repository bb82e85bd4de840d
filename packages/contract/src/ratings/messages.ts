export const ratingMessages = {
  notCompleted: 'You can rate an order once it is completed.',
  alreadyRated: 'This order has already been rated.',
  alreadyAnswered: 'You have already answered this rating.',
  hidden: 'This rating has been hidden.',
  answer: 'Your answer could not be sent. Please try again.',
  report: 'Your report could not be sent. Please try again.',
  reportersReason: 'You cannot report your own text.',
  nothingToReport: 'This text is already hidden, so it can no longer be reported.',
  read: 'The ratings could not be loaded.',
} as const
