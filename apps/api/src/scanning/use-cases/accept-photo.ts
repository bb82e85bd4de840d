import { messages } from '@washline/contract/messages'
import { invalid, Refusal } from '../../platform/http/refusal.ts'
import type { NormalisedPhoto, PhotoGateway, PhotoRefusal, PhotoShape } from '../photo-gateway.ts'

/** Makes an upload the one form in which photos are kept, or refuses it in the caller's words. */
export async function acceptPhoto(photos: PhotoGateway, upload: Buffer, shape?: PhotoShape): Promise<NormalisedPhoto> {
  const photo = await photos.normalise(upload, shape)
  if ('refused' in photo) throw photoRefusal(photo.refused)
  return photo
}

function photoRefusal(reason: PhotoRefusal['refused']): Refusal {
  switch (reason) {
    case 'too_large':
    case 'too_many_pixels':
      return new Refusal(413, 'too_large', messages.camera.tooLarge)
    case 'not_an_image':
    case 'unsupported_heic':
      return new Refusal(415, 'unsupported_media_type', messages.camera.notAnImage)
    case 'unreadable':
      return invalid({ image: [messages.camera.process] })
    default:
      return reason satisfies never
  }
}
