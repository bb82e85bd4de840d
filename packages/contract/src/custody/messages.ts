export const custodyMessages = {
  read: 'The custody timeline could not be loaded.',
  handOver: 'The handover could not be recorded. Please try again.',
  handoverFirst: 'Count the bag and record the handover first.',
  off: 'Handovers are recorded without evidence here.',
  wrongPin: 'This PIN is not correct. Please ask for it again.',
  pinLocked: 'Too many wrong PINs. Take a photo and write a note instead.',
  photoNeeded: 'Take a photo of the bag. Every handover needs one here.',
  noteNeeded: 'Enter the PIN, or write a note about where the bag is.',
  noEvidence: 'Enter the PIN, or take a photo and write a note.',
  countAll: 'Please count every item.',
  foreignPhoto: 'This photo cannot be used.',
} as const
