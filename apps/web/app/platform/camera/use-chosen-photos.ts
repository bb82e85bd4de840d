import { messages } from '@washline/contract/messages'
import { useRef, useState } from 'react'
import { newKey } from '../api/new-key.ts'
import { t } from '../i18n/i18n.ts'
import { isSamePhoto, lookAtPhoto, type PhotoLook } from './look-at-photo.ts'
import { readyPhoto } from './ready-photo.ts'

export interface ChosenPhoto {
  readonly id: string
  readonly photo: Blob
  readonly look: PhotoLook
  /** The person has read what is doubtful about it and wants it all the same. */
  readonly isWanted: boolean
}

/** What is doubtful about a photo. It may be used anyway. */
export type PhotoDoubt = 'blurred' | 'screenshot'

export function doubtOf({ look, isWanted }: ChosenPhoto): PhotoDoubt | undefined {
  if (isWanted) return undefined
  if (look.isScreenshot) return 'screenshot'
  return look.isBlurred ? 'blurred' : undefined
}

export interface ChosenPhotos {
  photos: readonly ChosenPhoto[]
  max: number
  /** Why the last one was not taken. */
  problem: string
  isLooking: boolean
  add: (files: readonly Blob[]) => Promise<void>
  remove: (id: string) => void
  /** Takes a doubtful one as it is. */
  want: (id: string) => void
}

/** Photos chosen for one thing, each looked at on the device: none twice, and doubts said at once. */
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
      const look = await lookAtPhoto(photo)
      if (current.current.some((other) => isSamePhoto(other.look, look)))
        return setProblem(t('You have chosen this photo already.'))
      change([...current.current, { id: newKey(), photo, look, isWanted: false }])
    } catch {
      setProblem(t(messages.camera.notAnImage))
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
