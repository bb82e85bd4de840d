import { platformRefusals } from '@washline/contract/platform/refusals'
import { cameraMessages } from '@washline/contract/scanning/messages'
import { invalid, type Refusal, refuse } from '../../platform/http/refusal.ts'
import type { NormalisedPhoto, PhotoGateway, PhotoRefusal, PhotoShape, SentPhoto } from '../photo-gateway.ts'

/** Normalises an upload for storage, or refuses it. */
export async function acceptPhoto(
  photos: PhotoGateway,
  upload: SentPhoto,
  shape?: PhotoShape,
): Promise<NormalisedPhoto> {
  const photo = await photos.normalise(upload.bytes, shape, upload)
  if ('refused' in photo) throw photoRefusal(photo.refused)
  return photo
}

/** Draws an uploaded logo anew, or refuses it. */
export async function acceptLogo(photos: PhotoGateway, upload: SentPhoto): Promise<Buffer> {
  const logo = await photos.drawLogo(upload.bytes, upload)
  if ('refused' in logo) throw photoRefusal(logo.refused)
  return logo.png
}

function photoRefusal(reason: PhotoRefusal['refused']): Refusal {
  switch (reason) {
    case 'too_large':
    case 'too_many_pixels':
      return refuse(platformRefusals.tooLarge, { message: cameraMessages.tooLarge })
    case 'not_an_image':
    case 'unsupported_heic':
      return refuse(platformRefusals.unsupportedMediaType, { message: cameraMessages.notAnImage })
    case 'unreadable':
      return invalid({ image: [cameraMessages.process] })
    default:
      return reason satisfies never
  }
}
