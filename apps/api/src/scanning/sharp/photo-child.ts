import sharp from 'sharp'
import { sharpPhotos } from './normalise-photo.ts'
import type { PhotoAnswer, PhotoQuestion } from './photo-messages.ts'

// No picture is decoded twice, and the lane decides how many are decoded at once.
sharp.cache(false)
sharp.concurrency(1)

// A terminal's Ctrl-C reaches this process too. It ends with its parent, which waits for the pictures in hand.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined)
process.on('disconnect', () => process.exit())

process.on('message', async ({ id, call, args }: PhotoQuestion) => {
  const run = sharpPhotos[call] as (...args: readonly unknown[]) => Promise<unknown>
  const answer: PhotoAnswer = await run(...args).then(
    (result) => ({ id, answer: result }),
    (error: unknown) => ({ id, failure: String(error) }),
  )
  process.send?.(answer)
})
