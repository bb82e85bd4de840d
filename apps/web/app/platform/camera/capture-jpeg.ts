import { messages } from '@washline/contract/messages'

const quality = 0.8

/** The current frame of a video as a JPEG. */
export function captureJpeg(video: HTMLVideoElement): Promise<Blob> {
  const canvas = document.createElement('canvas')
  canvas.width = video.videoWidth
  canvas.height = video.videoHeight
  canvas.getContext('2d')?.drawImage(video, 0, 0)
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error(messages.camera.capture))), 'image/jpeg', quality)
  })
}
