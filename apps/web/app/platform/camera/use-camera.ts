import { messages } from '@washline/contract/messages'
import { useCallback, useEffect, useRef, useState } from 'react'
import { captureJpeg } from './capture-jpeg.ts'

export type CameraState = 'starting' | 'live' | 'failed'

/**
 * The camera while the component is shown. Put `attach` as the `ref` of a `<video autoPlay muted playsInline>`.
 * `error` is the text to show when `state` is 'failed'; `start` tries again.
 */
export function useCamera({ facing = 'environment' }: { facing?: 'environment' | 'user' } = {}) {
  const [state, setState] = useState<CameraState>('starting')
  const [error, setError] = useState<string>()
  const video = useRef<HTMLVideoElement>(null)
  const stream = useRef<MediaStream>(null)

  const stop = useCallback(() => {
    for (const track of stream.current?.getTracks() ?? []) track.stop()
    stream.current = null
  }, [])

  const start = useCallback(async () => {
    stop()
    setState('starting')
    try {
      if (!navigator.mediaDevices) throw new DOMException('', 'NotAllowedError')
      const constraints = { video: { facingMode: facing, width: { ideal: 1920 } }, audio: false }
      stream.current = await navigator.mediaDevices.getUserMedia(constraints)
      if (video.current) video.current.srcObject = stream.current
      setState('live')
    } catch (cause) {
      const isBusy = cause instanceof DOMException && ['NotReadableError', 'AbortError'].includes(cause.name)
      setError(isBusy ? messages.camera.start : messages.camera.access)
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

  /** The picture in sight, as a JPEG. */
  const capture = useCallback(async () => {
    if (!video.current) throw new Error(messages.camera.capture)
    return captureJpeg(video.current)
  }, [])

  return { state, error, attach, start, stop, capture }
}
