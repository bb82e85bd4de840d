import { setTimeout as pause } from 'node:timers/promises'

const limitMs = 60_000
const betweenMs = 100

/** Asks until there is an answer; fails with what was waited for. */
export async function until<T>(what: string, read: () => Promise<T | undefined>): Promise<T> {
  const deadline = Date.now() + limitMs
  while (Date.now() < deadline) {
    const found = await read()
    if (found !== undefined) return found
    await pause(betweenMs)
  }
  throw new Error(`waited ${limitMs / 1_000} s for ${what}`)
}
