export const cameraMessages = {
  access: 'Unable to access camera. Please check permissions and try again.',
  start: 'Unable to start camera...',
  process: 'Failed to process the image. Please try again.',
  scan: 'Failed to scan laundry. Please try again.',
  capture: 'Failed to capture image',
  notAnImage: 'Please use a JPEG, PNG or WebP photo.',
  tooLarge: 'The photo is too large. Up to 12 MB is fine.',
} as const
