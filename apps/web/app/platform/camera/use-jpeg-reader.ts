import { useRef } from 'react'
import { toJpeg } from './to-jpeg.ts'

/** Reads chosen pictures, of which the newest counts: a press may come before a large one is read. */
export function useJpegReader() {
  const newest = useRef<Promise<Blob>>(null)
  return {
    /** The picture as it will be sent; undefined where a newer one was chosen or it was dropped. */
    read: async (picture: Blob): Promise<Blob | undefined> => {
      const mine = toJpeg(picture)
      newest.current = mine
      try {
        const jpeg = await mine
        return newest.current === mine ? jpeg : undefined
      } catch (error) {
        if (newest.current === mine) throw error
        return undefined
      } finally {
        if (newest.current === mine) newest.current = null
      }
    },
    /** The picture that is being read at the moment. */
    pending: (): Promise<Blob> | null => newest.current,
    drop: () => {
      newest.current = null
    },
  }
}
