export const tagMessages = {
  make: 'The tags could not be made. Please try again.',
  read: 'Your tags could not be loaded.',
  foreign: 'This tag belongs to another bag. Put that bag back, and scan the tags of this order.',
  tooMany: 'You have {count} unused tags. Print those again, or use them first.',
  noCode: 'This is not the code of a tag.',
} as const
