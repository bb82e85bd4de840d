/** The messages of refused actions. */
export const consoleMessages = {
  catalogueChanged: 'Another operator changed the price list in the meantime. Review it again, then decide.',
  catalogueSame: 'This would change nothing on the price list.',
  actedSince: 'Another operator acted here in the meantime. Review it again, then decide.',
  orderChanged: 'The order changed in the meantime. Review it again, then decide.',
  ownOrder: 'Another operator must decide about your own order.',
  customerBalance: 'Another operator must decide about your own money.',
  notTheirOrder: 'This order does not belong to this person.',
  clusterChanged: 'These accounts or their links have changed, or someone has already checked them. Review them again.',
  alertClosed: 'This alert is already closed.',
  settingsChanged: 'Another operator changed the settings in the meantime. Review them again, then decide.',
  settingsSame: 'Nothing differs from the current version.',
  trialsOverlap:
    'Rules of the same kind are already published for part of this time. Withdraw those, or choose another time.',
  trialOver: 'These rules have already ended.',
  trialStarts: 'The start must be in the future.',
  trialEnds: 'The end must be between an hour and 90 days after the start.',
  notSignedIn: 'This person is not signed in anywhere.',
  noOpenCase: 'A chat can be read only while a case about its order is open.',
} as const
