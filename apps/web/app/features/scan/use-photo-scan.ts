import type { OrderId } from '@washline/contract/ids'
import { cameraMessages } from '@washline/contract/scanning/messages'
import { useState } from 'react'
import { toJpeg } from '../../platform/camera/to-jpeg.ts'
import { useCamera } from '../../platform/camera/use-camera.ts'
import { usePhotoUrl } from '../../platform/camera/use-photo-url.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { type ScanResult, usePersistedPhoto } from './use-persisted-photo.ts'
import { usePhoto } from './use-photo.ts'
import { isNothingFound, type PhotoToScan, scanProblem, useScan } from './use-scan.ts'

export interface PhotoScanOptions {
  /** The draft that a further photo is added to. */
  orderId?: OrderId | undefined
  onFound: (found: ScanResult) => void
}

/** The camera, the photo that was taken or chosen, and its scan. */
export function usePhotoScan({ orderId, onFound }: PhotoScanOptions) {
  const camera = useCamera()
  const { photo, url, setPhoto } = usePhoto()
  const [problem, setProblem] = useState('')
  const [hasNoLaundry, setHasNoLaundry] = useState(false)
  const { queued, keep, discard } = usePersistedPhoto(orderId, onFound)
  const scan = useScan({ orderId, onFound, keep })
  const persistedUrl = usePhotoUrl(queued?.payload.photo)
  const [isSending, setIsSending] = useState(false)
  const isBusy = isSending || (scan.isSuccess && scan.data !== 'kept')
  const canScan = Boolean(photo) || camera.state === 'live'

  const choose = async (file: File) => {
    if (isBusy) return
    setProblem('')
    setHasNoLaundry(false)
    try {
      setPhoto(await toJpeg(file))
    } catch {
      setProblem(t(cameraMessages.process))
    }
  }
  const send = async (sent: PhotoToScan) => {
    await scan.mutateAsync(sent).catch((error: unknown) => {
      setProblem(scanProblem(error))
      setHasNoLaundry(isNothingFound(error))
    })
  }
  const addByHand = async () => {
    if (isBusy || !photo) return
    setProblem('')
    setIsSending(true)
    await send({ photo, isByHand: true })
    setIsSending(false)
  }
  const scanItems = async () => {
    if (isBusy || !canScan) return
    setProblem('')
    setHasNoLaundry(false)
    setIsSending(true)
    const taken = photo ?? (await camera.capture().catch(() => undefined))
    if (taken) {
      setPhoto(taken)
      await send({ photo: taken, isByHand: false })
    } else setProblem(t(cameraMessages.capture))
    setIsSending(false)
  }
  const again = () => {
    setProblem('')
    setHasNoLaundry(false)
    setPhoto(undefined)
    void camera.start()
  }
  return {
    camera,
    photoUrl: persistedUrl ?? url,
    hasPhoto: photo !== undefined,
    queued,
    problem,
    isBusy,
    canScan,
    choose,
    scanItems,
    hasNoLaundry,
    addByHand,
    again,
    discardQueued: () => {
      discard()
      again()
    },
  }
}
