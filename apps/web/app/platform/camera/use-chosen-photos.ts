import { cameraMessages } from '@washline/contract/scanning/messages'
import { useRef, useState } from 'react'
import { newKey } from '../api/new-key.ts'
import { t } from '../i18n/i18n.ts'
import { inspectPhoto, isSamePhoto, type PhotoQuality } from './inspect-photo.ts'
import { readyPhoto } from './ready-photo.ts'

export interface ChosenPhoto {
  readonly id: string
  readonly photo: Blob
  readonly metrics: PhotoQuality
  /** The person has read the warning and uses the photo anyway. */
  readonly isWanted: boolean
}

/** The warning about a photo. It may be used anyway. */
export type PhotoDoubt = 'blurred' | 'screenshot'

export function doubtOf({ metrics, isWanted }: ChosenPhoto): PhotoDoubt | undefined {
  if (isWanted) return undefined
  if (metrics.isScreenshot) return 'screenshot'
  return metrics.isBlurred ? 'blurred' : undefined
}

export interface ChosenPhotos {
  photos: readonly ChosenPhoto[]
  max: number
  /** Why the last photo was not added. */
  problem: string
  isLooking: boolean
  add: (files: readonly Blob[]) => Promise<void>
  remove: (id: string) => void
  /** Uses a doubtful photo anyway. */
  want: (id: string) => void
}

/** Photos chosen for one purpose, each checked on the device: no duplicates, and warnings at once. */
export function useChosenPhotos({
  max,
  start = [],
  onChange,
}: {
  max: number
  start?: readonly ChosenPhoto[]
  onChange?: (photos: readonly ChosenPhoto[]) => void
}): ChosenPhotos {
  const [photos, setPhotos] = useState(start)
  const [problem, setProblem] = useState('')
  const [isLooking, setIsLooking] = useState(false)
  const current = useRef(start)
  const change = (next: readonly ChosenPhoto[]) => {
    current.current = next
    setPhotos(next)
    onChange?.(next)
  }
  const addOne = async (file: Blob) => {
    if (current.current.length >= max)
      return setProblem(t('{max, plural, one {# photo is} other {# photos are}} enough.', { max }))
    try {
      const photo = await readyPhoto(file)
      const metrics = await inspectPhoto(photo)
      if (current.current.some((other) => isSamePhoto(other.metrics, metrics)))
        return setProblem(t('You have already chosen this photo.'))
      change([...current.current, { id: newKey(), photo, metrics, isWanted: false }])
    } catch {
      setProblem(t(cameraMessages.notAnImage))
    }
  }
  return {
    photos,
    max,
    problem,
    isLooking,
    add: async (files) => {
      setProblem('')
      setIsLooking(true)
      for (const file of files) await addOne(file)
      setIsLooking(false)
    },
    remove: (id) => {
      setProblem('')
      change(current.current.filter((photo) => photo.id !== id))
    },
    want: (id) => change(current.current.map((photo) => (photo.id === id ? { ...photo, isWanted: true } : photo))),
  }
}
