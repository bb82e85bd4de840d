/** The messages of refused actions. */
export const consoleMessages = {
  catalogueChanged: 'Another operator has changed the price list since. Look at it again, then decide.',
  catalogueSame: 'Nothing in the price list would change.',
  actedSince: 'Another operator has acted here since. Look at it again, then decide.',
  orderChanged: 'The order has changed since. Look at it again, then decide.',
  ownOrder: 'Another operator must decide about your own order.',
  customerBalance: 'Another operator must decide about your own money.',
  notTheirOrder: 'This order does not belong to this person.',
  clusterChanged:
    'These accounts or their ties have changed, or somebody has checked them already. Look at them again.',
  alertClosed: 'This alert is already closed.',
  settingsChanged: 'Another operator has changed the settings since. Look at them again, then decide.',
  settingsSame: 'Nothing differs from the current version.',
  trialsOverlap:
    'Rules of the same kind are published for a part of this time. Withdraw those, or choose another time.',
  trialOver: 'These rules have already ended.',
  trialStarts: 'The start must be in the future.',
  trialEnds: 'The end must be between an hour and 90 days after the start.',
  notSignedIn: 'This person is signed in nowhere.',
  noOpenCase: 'A chat can be read only while a case about its order is open.',
} as const
