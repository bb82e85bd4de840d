/** What an operator is told where an act is refused. */
export const opsMessages = {
  catalogueChanged: 'Another operator has changed the price list since. Look at it again, then decide.',
  catalogueSame: 'Nothing in the price list would change.',
  actedSince: 'Another operator has acted here since. Look at it again, then decide.',
  ownMoney: 'Your own money is for another operator to decide.',
  notTheirOrder: 'This order is not theirs.',
  alertClosed: 'Somebody has closed this alert already.',
  settingsChanged: 'Another operator has changed the settings since. Look at them again, then decide.',
  settingsSame: 'Nothing is different from what holds now.',
  noOpenCase: 'A chat is read while a case about its order is open.',
} as const
