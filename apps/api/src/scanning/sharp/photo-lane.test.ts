import { toUserId } from '@washline/contract/ids'
import sharp from 'sharp'
import { afterAll, expect, it, vi } from 'vitest'
import { plainPhoto } from '../builders.ts'
import { sharpPhotos } from './normalise-photo.ts'
import { createPhotoLane } from './photo-lane.ts'

const lane = createPhotoLane()
afterAll(() => lane.close())

const person = toUserId(1)
const waiting = () => ({ by: person, gone: new AbortController().signal })
const largeOf = (side: number) =>
  sharp({ create: { width: side, height: side, channels: 4, background: '#3366aa' } })
    .png({ progressive: true })
    .toBuffer()

it('answers what libvips answers in this process', async () => {
  expect(await lane.normalise(plainPhoto)).toEqual(await sharpPhotos.normalise(plainPhoto))
  expect(await lane.greySquare(plainPhoto, 9)).toEqual(await sharpPhotos.greySquare(plainPhoto, 9))
  expect(await lane.takenAt(plainPhoto)).toBeNull()
  expect(await lane.normalise(Buffer.from('no picture'))).toEqual({ refused: 'not_an_image' })
  await expect(lane.takenAt(Buffer.from('no picture'))).rejects.toThrow('unsupported image format')
})

it('decodes in a process that has neither this environment nor these threads', async () => {
  await lane.normalise(plainPhoto)
  expect(lane.pid()).not.toBe(process.pid)
  expect(lane.pid()).toBeTypeOf('number')
})

it.each([
  [
    'a picture of more than a byte a channel',
    () =>
      sharp(Buffer.alloc(5_200 * 5_200 * 8), { raw: { width: 5_200, height: 5_200, channels: 4 } })
        .toColourspace('rgb16')
        .png()
        .toBuffer(),
  ],
])('refuses by its header %s that takes too much memory', async (_, picture) => {
  expect(await lane.normalise(await picture(), undefined, waiting())).toEqual({ refused: 'too_many_pixels' })
})

it('decodes again what was in hand when the process ended, and refuses what ends it again', async () => {
  const large = await largeOf(4_000)
  await lane.normalise(plainPhoto)
  const first = lane.pid() as number
  const survives = lane.normalise(large, undefined, waiting())
  process.kill(first, 'SIGKILL')
  expect(await survives).toMatchObject({ width: 1_600, height: 1_600 })
  expect(lane.pid()).not.toBe(first)
})

it('refuses a picture whose process ends every time', async () => {
  const large = await largeOf(5_000)
  await lane.normalise(plainPhoto)
  let answer: unknown
  const asked = lane.normalise(large, undefined, waiting()).then((refused) => {
    answer = refused
  })
  const killed = new Set<number>()
  await vi.waitFor(() => {
    const pid = lane.pid()
    if (pid && !killed.has(pid)) process.kill(pid, 'SIGKILL')
    if (pid) killed.add(pid)
    expect(answer).toEqual({ refused: 'unreadable' })
  }, 15_000)
  await asked
  expect(killed.size).toBeGreaterThan(1)
  expect(await lane.normalise(plainPhoto)).toMatchObject({ width: 48 })
})

it('gives up a picture that takes too long, at once, and replaces the process', async () => {
  const impatient = createPhotoLane({ timeoutMs: 3_000 })
  await vi.waitFor(async () => expect(await impatient.normalise(plainPhoto)).toMatchObject({ width: 48 }), 15_000)
  process.kill(impatient.pid() as number, 'SIGSTOP')
  expect(await impatient.normalise(plainPhoto)).toEqual({ refused: 'unreadable' })
  await vi.waitFor(async () => expect(await impatient.normalise(plainPhoto)).toMatchObject({ width: 48 }), 15_000)
  impatient.close()
})

/** The headers of what was sent before have been read once this is answered. */
const headersRead = () => lane.takenAt(plainPhoto)

it('takes the pictures of accounts in turn', async () => {
  const large = await sharp({ create: { width: 5_900, height: 5_900, channels: 3, background: '#3366aa' } })
    .jpeg()
    .toBuffer()
  const finished: string[] = []
  const decode = async (name: string, by: number) => {
    await lane.normalise(large, { squarePx: 64 }, { by: toUserId(by), gone: new AbortController().signal })
    finished.push(name)
  }
  const first = ['a1', 'a2', 'a3', 'a4'].map((name) => decode(name, 1))
  await headersRead()
  await Promise.all([...first, decode('b', 2)])
  expect(finished.at(-1)).not.toBe('b')
})

it('decodes one large picture at once, and forgets what waits for a person who has left', async () => {
  const large = await largeOf(6_000)
  const leaving = new AbortController()
  const finished: string[] = []
  const decode = (name: string, gone: AbortSignal) =>
    lane.normalise(large, { squarePx: 64 }, { by: person, gone }).then(
      () => finished.push(name),
      ({ code }) => finished.push(`${name} ${code}`),
    )
  const stays = new AbortController().signal
  const all = [decode('first', stays), decode('second', leaving.signal)]
  await headersRead()
  leaving.abort()
  await Promise.all(all)
  expect(finished).toEqual(['second too_many_requests', 'first'])
})
