import { market } from '@washline/contract/market'
import { toJpeg } from './to-jpeg.ts'

const asTheyAre = ['image/jpeg', 'image/png', 'image/webp']

/** A photo as the server takes it: as the camera wrote it, with its time, where that is possible; else a JPEG of it. */
export const readyPhoto = async (photo: Blob): Promise<Blob> =>
  asTheyAre.includes(photo.type) && photo.size <= market.photos.maxBytes ? photo : toJpeg(photo)
