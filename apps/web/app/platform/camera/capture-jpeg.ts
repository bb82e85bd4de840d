import { messages } from '@washline/contract/messages'

const quality = 0.8
const patienceMs = 4_000

/** The current frame of a video as a JPEG; of a camera that has just opened, its first one. */
export async function captureJpeg(video: HTMLVideoElement): Promise<Blob> {
  await firstFrame(video)
  const canvas = document.createElement('canvas')
  canvas.width = video.videoWidth
  canvas.height = video.videoHeight
  canvas.getContext('2d')?.drawImage(video, 0, 0)
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error(messages.camera.capture))), 'image/jpeg', quality)
  })
}

function firstFrame(video: HTMLVideoElement): Promise<void> {
  if (video.readyState >= video.HAVE_CURRENT_DATA) return Promise.resolve()
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error(messages.camera.capture)), patienceMs)
    const shown = () => {
      clearTimeout(late)
      resolve()
    }
    video.addEventListener('loadeddata', shown, { once: true })
  })
}
