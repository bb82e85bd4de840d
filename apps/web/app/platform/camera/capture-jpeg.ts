import { messages } from '@washline/contract/messages'

const quality = 0.8
const patienceMs = 7_000
/** A camera that has just opened shows black or dark for its first frames. */
const darkFrames = 3
const settleMs = 700

/** The current frame of a video as a JPEG; of a camera that has just opened, its first one. */
export async function captureJpeg(video: HTMLVideoElement): Promise<Blob> {
  await firstFrame(video)
  await settledFrame(video)
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

/** Waits until the first frames are past; a picture that stands still has no further ones and is taken as it is. */
function settledFrame(video: HTMLVideoElement): Promise<void> {
  return new Promise((resolve) => {
    const stands = setTimeout(resolve, settleMs)
    const look = () =>
      video.requestVideoFrameCallback((_now, { presentedFrames, width }) => {
        if (presentedFrames <= darkFrames || width < 16) look()
        else {
          clearTimeout(stands)
          resolve()
        }
      })
    look()
  })
}
