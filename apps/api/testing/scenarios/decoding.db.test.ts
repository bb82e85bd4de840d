import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Person, photoForm, startApp, type TestApp } from '../harness/start-app.ts'

let app: TestApp
let people: Person[]
let large: Buffer

const password = 'a password for signing in'
beforeAll(async () => {
  app = await startApp()
  people = await Promise.all(['Ana', 'Bo', 'Cem'].map((name) => app.join(`${name} Pereira`, { password })))
  // 49 megapixels in a few hundred kilobytes.
  large = await sharp({ create: { width: 7_000, height: 7_000, channels: 4, background: '#3366aa' } })
    .png({ compressionLevel: 1 })
    .toBuffer()
}, 120_000)
afterAll(() => app.close())

const upload = (person: Person | undefined, photo: Buffer) =>
  app.send(person?.token, { method: 'POST', url: '/api/account/photo', ...photoForm(photo) })

test('signing in waits for none of twelve pictures of 49 megapixels', async () => {
  let decoded = 0
  const uploads = Array.from({ length: 12 }, async (_, index) => {
    const { status } = await upload(people[index % 3], large)
    decoded += 1
    return status
  })
  const body = { email: people[0]?.email, password }
  const decodedMeanwhile: number[] = []
  while (decoded < 12 && decodedMeanwhile.length < 6) {
    const before = decoded
    await app.forgetLimits()
    const signIn = await app.send(undefined, { method: 'POST', url: '/api/login', body })
    expect(signIn.status, signIn.text).toBe(200)
    decodedMeanwhile.push(decoded - before)
  }
  expect(await Promise.all(uploads)).toEqual(Array.from({ length: 12 }, () => 200))
  expect(Math.max(...decodedMeanwhile)).toBeLessThan(3)
  expect(app.faults).toEqual([])
}, 240_000)
