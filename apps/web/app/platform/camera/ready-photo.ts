import { market } from '@washline/contract/market'
import { toJpeg } from './to-jpeg.ts'

const asTheyAre = ['image/jpeg', 'image/png', 'image/webp']

/** A photo in a form that the server takes: the camera's own file, with its time, where possible; else a JPEG of it. */
export const readyPhoto = async (photo: Blob): Promise<Blob> =>
  asTheyAre.includes(photo.type) && photo.size <= market.photos.maxBytes ? photo : toJpeg(photo)
