import { startTransition, useEffect, useState } from 'react'
import { networkBack } from '../../../ui/network-back.ts'
import type { Ground } from './draw-ground.ts'
import { type GroundFile, groundAtHand, loadGround } from './load-ground.ts'

const retryMs = 5_000

/** The shapes of some files of the map, at once or as they arrive; a failed file is read again with the network. */
export function useGround(files: readonly GroundFile[]): { ground: Ground; isWhole: boolean; hasFailed: boolean } {
  const [ground, setGround] = useState(() => groundAtHand(files))
  const [hasFailed, setHasFailed] = useState(false)
  const missing = files.filter((file) => !ground[file]).join(' ')
  useEffect(() => {
    let isOver = false
    const load = async (file: GroundFile): Promise<void> => {
      try {
        const shapes = await loadGround(file)
        // A touch is answered between the drawing of two layers.
        if (!isOver) startTransition(() => setGround((before) => ({ ...before, [file]: shapes })))
      } catch {
        setHasFailed(true)
        await networkBack(retryMs)
        if (!isOver) await load(file)
      }
    }
    if (!missing) setHasFailed(false)
    else for (const file of missing.split(' ') as GroundFile[]) void load(file)
    return () => {
      isOver = true
    }
  }, [missing])
  return { ground, isWhole: !missing, hasFailed: hasFailed && missing !== '' }
}
