export const tagMessages = {
  make: 'The tags could not be created. Please try again.',
  read: 'Your tags could not be loaded.',
  foreign: 'This tag belongs to another bag. Put that bag back, and scan the tags of this order.',
  tooMany: 'You have {count} unused tags. Print those again, or use them first.',
  noCode: 'This is not a tag code.',
} as const
