import { cameraMessages } from '@washline/contract/scanning/messages'
import { useCallback, useEffect, useRef, useState } from 'react'
import { captureJpeg } from './capture-jpeg.ts'

export type CameraState = 'starting' | 'live' | 'failed'

const close = (stream: MediaStream) => {
  for (const track of stream.getTracks()) track.stop()
}

/**
 * The camera while the component is mounted. Pass `attach` as the `ref` of a `<video autoPlay muted playsInline>`.
 * `error` is the text to show when `state` is 'failed'; `start` tries again.
 */
export function useCamera({ facing = 'environment' }: { facing?: 'environment' | 'user' } = {}) {
  const [state, setState] = useState<CameraState>('starting')
  const [error, setError] = useState<string>()
  const video = useRef<HTMLVideoElement>(null)
  const stream = useRef<MediaStream>(null)
  const turn = useRef(0)

  const stop = useCallback(() => {
    turn.current += 1
    if (stream.current) close(stream.current)
    stream.current = null
  }, [])

  const start = useCallback(async () => {
    stop()
    const mine = turn.current
    setState('starting')
    try {
      if (!navigator.mediaDevices) throw new DOMException('', 'NotAllowedError')
      const constraints = { video: { facingMode: facing, width: { ideal: 1920 } }, audio: false }
      const opened = await navigator.mediaDevices.getUserMedia(constraints)
      // The component was unmounted while the browser asked: the camera must not stay on.
      if (mine !== turn.current) return close(opened)
      stream.current = opened
      if (video.current) video.current.srcObject = stream.current
      setState('live')
    } catch (cause) {
      if (mine !== turn.current) return
      const isBusy = cause instanceof DOMException && ['NotReadableError', 'AbortError'].includes(cause.name)
      setError(isBusy ? cameraMessages.start : cameraMessages.access)
      setState('failed')
    }
  }, [facing, stop])

  useEffect(() => {
    void start()
    return stop
  }, [start, stop])

  const attach = useCallback((element: HTMLVideoElement | null) => {
    video.current = element
    if (element && stream.current) element.srcObject = stream.current
  }, [])

  /** The current frame as a JPEG. */
  const capture = useCallback(async () => {
    if (!video.current) throw new Error(cameraMessages.capture)
    return captureJpeg(video.current)
  }, [])

  /** The current frame as a bitmap, which the caller closes; undefined while there is none. */
  const grabFrame = useCallback(async () => {
    const element = video.current
    return element && element.readyState >= element.HAVE_CURRENT_DATA ? createImageBitmap(element) : undefined
  }, [])

  return { state, error, attach, start, stop, capture, grabFrame }
}
