import { cameraMessages } from '@washline/contract/scanning/messages'

const quality = 0.8
const patienceMs = 7_000
/** The first frames of a camera that has just opened are black or dark. */
const darkFrames = 3
const settleMs = 700

/** The current frame of a video as a JPEG; waits for the first usable one after the camera opens. */
export async function captureJpeg(video: HTMLVideoElement): Promise<Blob> {
  await firstFrame(video)
  await settledFrame(video)
  const canvas = document.createElement('canvas')
  canvas.width = video.videoWidth
  canvas.height = video.videoHeight
  canvas.getContext('2d')?.drawImage(video, 0, 0)
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error(cameraMessages.capture))), 'image/jpeg', quality)
  })
}

function firstFrame(video: HTMLVideoElement): Promise<void> {
  if (video.readyState >= video.HAVE_CURRENT_DATA) return Promise.resolve()
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error(cameraMessages.capture)), patienceMs)
    const shown = () => {
      clearTimeout(late)
      resolve()
    }
    video.addEventListener('loadeddata', shown, { once: true })
  })
}

/** Waits for the first usable frame; a still picture has no further frames and is used as it is. */
function settledFrame(video: HTMLVideoElement): Promise<void> {
  return new Promise((resolve) => {
    const stands = setTimeout(resolve, settleMs)
    const check = () =>
      video.requestVideoFrameCallback((_now, { presentedFrames, width }) => {
        if (presentedFrames <= darkFrames || width < 16) check()
        else {
          clearTimeout(stands)
          resolve()
        }
      })
    check()
  })
}
