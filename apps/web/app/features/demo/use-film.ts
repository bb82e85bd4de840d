import { useEffect, useRef, useState } from 'react'
import type { Phones } from '../../domain/demo/open-phone.ts'
import { playOrder, type Stage } from '../../domain/demo/play-order.ts'
import type { PlayStep } from '../../domain/demo/play-steps.ts'

export type FilmState = 'ready' | 'plays' | 'paused' | 'failed'

export interface Film {
  readonly state: FilmState
  readonly step: PlayStep | undefined
  play(): void
  pause(): void
}

const sliceMs = 100

/** Plays an order on both phones; it can be paused between any two moments, and goes on from where the order is. */
export function useFilm(phones: Phones, show: Stage['show']): Film {
  const [state, setState] = useState<FilmState>('ready')
  const [step, setStep] = useState<PlayStep>()
  const isPaused = useRef(false)
  const stopped = useRef<AbortController>(undefined)
  useEffect(() => () => stopped.current?.abort(), [])

  const begin = () => {
    const run = new AbortController()
    stopped.current = run
    const slice = () => new Promise((over) => setTimeout(over, sliceMs))
    const wait = async (ms: number) => {
      let last = performance.now()
      for (let left = ms; left > 0 || isPaused.current; ) {
        await slice()
        run.signal.throwIfAborted()
        const now = performance.now()
        if (!isPaused.current) left -= now - last
        last = now
      }
    }
    setState('plays')
    playOrder({ phones, wait, show, step: setStep }).then(
      () => setState('ready'),
      () => !run.signal.aborted && setState('failed'),
    )
  }

  return {
    state,
    step,
    play: () => {
      if (state === 'plays') return
      isPaused.current = false
      if (state === 'paused') setState('plays')
      else begin()
    },
    pause: () => {
      if (state !== 'plays') return
      isPaused.current = true
      setState('paused')
    },
  }
}
