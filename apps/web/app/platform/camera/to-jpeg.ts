import { cameraMessages } from '@washline/contract/scanning/messages'

const quality = 0.8
const longestPx = 2_400

/** Any picture that this browser reads, as an upright JPEG no larger than a scan needs. */
export async function toJpeg(picture: Blob): Promise<Blob> {
  const bitmap = await createImageBitmap(picture, { imageOrientation: 'from-image' }).catch(() => {
    throw new Error(cameraMessages.process)
  })
  const scale = Math.min(1, longestPx / Math.max(bitmap.width, bitmap.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(bitmap.width * scale))
  canvas.height = Math.max(1, Math.round(bitmap.height * scale))
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  bitmap.close()
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error(cameraMessages.process))), 'image/jpeg', quality)
  })
}
