import type { OrderId } from '@washline/contract/ids'
import { cameraMessages } from '@washline/contract/scanning/messages'
import { useState } from 'react'
import { useCamera } from '../../platform/camera/use-camera.ts'
import { useJpegReader } from '../../platform/camera/use-jpeg-reader.ts'
import { usePhotoUrl } from '../../platform/camera/use-photo-url.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { type ScanResult, usePersistedPhoto } from './use-persisted-photo.ts'
import { usePhoto } from './use-photo.ts'
import { isNothingFound, isSamePhoto, type PhotoToScan, scanProblem, useScan } from './use-scan.ts'

export interface PhotoScanOptions {
  /** The draft that a further photo is added to. */
  orderId?: OrderId | undefined
  onFound: (found: ScanResult) => void
}

/** Why a photo was not scanned, and what can be done about it. */
const none = { problem: '', hasNoLaundry: false, isRepeated: false }

/** The camera, the photo that was taken or chosen, and its scan. */
export function usePhotoScan({ orderId, onFound }: PhotoScanOptions) {
  const camera = useCamera()
  const { photo, url, setPhoto } = usePhoto()
  const reader = useJpegReader()
  const [failure, setFailure] = useState(none)
  const { queued, keep, discard } = usePersistedPhoto(orderId, onFound)
  const scan = useScan({ orderId, onFound, keep })
  const persistedUrl = usePhotoUrl(queued?.payload.photo)
  const [isSending, setIsSending] = useState(false)
  const isBusy = isSending || (scan.isSuccess && scan.data !== 'kept')
  const canScan = Boolean(photo) || camera.state === 'live'

  const choose = async (file: File) => {
    if (isBusy) return
    setFailure(none)
    try {
      const jpeg = await reader.read(file)
      if (jpeg) setPhoto(jpeg)
    } catch {
      setFailure({ ...none, problem: t(cameraMessages.process) })
    }
  }
  const send = async (sent: PhotoToScan) => {
    await scan.mutateAsync(sent).catch((error: unknown) => {
      setFailure({ problem: scanProblem(error), hasNoLaundry: isNothingFound(error), isRepeated: isSamePhoto(error) })
    })
  }
  const sendAs = async (how: Omit<PhotoToScan, 'photo'>) => {
    if (isBusy || !photo) return
    setFailure(none)
    setIsSending(true)
    await send({ photo, ...how })
    setIsSending(false)
  }
  const scanItems = async () => {
    if (isBusy || !canScan) return
    setFailure(none)
    setIsSending(true)
    const chosen = reader.pending()
    const taken = chosen || !photo ? await (chosen ?? camera.capture()).catch(() => undefined) : photo
    if (taken) {
      setPhoto(taken)
      await send({ photo: taken, isByHand: false })
    } else setFailure({ ...none, problem: t(chosen ? cameraMessages.process : cameraMessages.capture) })
    setIsSending(false)
  }
  const again = () => {
    setFailure(none)
    reader.drop()
    setPhoto(undefined)
    void camera.start()
  }
  return {
    camera,
    photoUrl: persistedUrl ?? url,
    hasPhoto: photo !== undefined,
    queued,
    ...failure,
    isBusy,
    canScan,
    choose,
    scanItems,
    addByHand: () => sendAs({ isByHand: true }),
    addAgain: () => sendAs({ isByHand: false, isAgain: true }),
    again,
    discardQueued: () => {
      discard()
      again()
    },
  }
}
