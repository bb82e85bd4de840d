export const relationshipMessages = {
  blocked: 'You blocked this person. Unblock them first.',
  favourite: 'Your favorites could not be changed. Please try again.',
  block: 'This could not be changed. Please try again.',
  read: 'This could not be loaded. Please try again.',
} as const
