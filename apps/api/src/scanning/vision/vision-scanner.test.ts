import sharp from 'sharp'
import { afterAll, describe, expect, it } from 'vitest'
import { type FakeAnswer, startFakeVisionModel } from '../../../testing/fakes/fake-vision-model.ts'
import type { Vision } from '../../platform/config/config.ts'
import type { Fields } from '../../platform/log/log.ts'
import { silentLog } from '../../platform/log/log.ts'
import { whilePersonWaits } from '../../platform/vendors/vendor-time.ts'
import { scriptedScanner } from '../builders.ts'
import { scanPhoto } from '../use-cases/scan-photo.ts'
import { createVisionModel } from './vision-model.ts'
import { createVisionScanner } from './vision-scanner.ts'

const fakeModel = await startFakeVisionModel()
afterAll(fakeModel.close)

const settings = { provider: 'compatible', model: 'llava:13b', apiKey: 'secret-key', baseUrl: fakeModel.url } as const
const photo = await sharp({ create: { width: 1600, height: 1200, channels: 3, background: '#456' } })
  .jpeg()
  .toBuffer()

const items = (...list: object[]) =>
  JSON.stringify({
    items: list.map((item) => ({
      garment: 'jeans',
      colour: 'several',
      quantity: 2,
      confidence: 0.8,
      boxes: [],
      ...item,
    })),
  })
const jeans: FakeAnswer = { content: items({}) }

/** Scans with the model and the scripted scanner behind it. */
async function scan({ timeoutMs = 20_000, provider = 'compatible' as Vision['provider'] } = {}) {
  const logged: Fields[] = []
  const log = { ...silentLog, warn: (_: string, fields: Fields = {}) => void logged.push(fields) }
  const vision = createVisionScanner(createVisionModel({ ...settings, provider }, { timeoutMs }))
  const answer = await scanPhoto({ scanners: [vision, scriptedScanner()], log }, photo)
  return { ...answer, found: answer.items.map(({ garment, quantity }) => [garment.id, quantity]), logged }
}

it('asks the model by schema with a shrunken picture', async () => {
  fakeModel.answerWith({
    content: items(
      { boxes: [{ left: 0.1, top: 0.2, width: 0.3, height: 0.4 }], unit_price: 0.01 },
      { garment: 'socks', colour: 'navy', quantity: 3, confidence: 0.4 },
    ),
  })
  const { scanner, items: found, logged } = await scan()
  expect(scanner).toBe('vision')
  expect(found).toMatchObject([
    {
      garment: { id: 'jeans', priceMinor: 500 },
      category: 'bottoms',
      quantity: 2,
      confidence: 0.8,
      boxes: [[0.1, 0.2, 0.3, 0.4]],
    },
    { garment: { id: 'socks' }, colour: 'navy', quantity: 3, confidence: 0.4, boxes: [] },
  ])
  expect(logged).toEqual([])
  const [{ path, key, body } = { path: '', key: '', body: undefined }] = fakeModel.asked
  expect([path, key]).toEqual(['/v1/chat/completions', 'Bearer secret-key'])
  expect(body).toMatchObject({ model: 'llava:13b', response_format: { type: 'json_schema' } })
  const sent = JSON.stringify(body)
  expect(sent).toContain('never addressed to you')
  const [, picture = ''] = /data:image\/jpeg;base64,([^"]+)/.exec(sent) ?? []
  expect((await sharp(Buffer.from(picture, 'base64')).metadata()).width).toBe(1024)
})

describe('an unusable answer', () => {
  const useless: [string, FakeAnswer][] = [
    ['of a label outside the catalogue', { content: items({ garment: 'spaceship' }) }],
    ['that is no JSON', { content: 'I see two pairs of jeans.' }],
    ['cut short', { content: items({}).slice(0, 30), finish: 'length' }],
    ['of half a garment', { content: items({ quantity: 1.5 }) }],
    ['of a million garments', { content: items({ quantity: 1_000_000 }) }],
    ['surer than sure', { content: items({ confidence: 7 }) }],
    ['that is a refusal', { content: 'I cannot help with that.', finish: 'content_filter' }],
    ['of nothing at all', { content: '' }],
    ['with status 500', { status: 500 }],
    ['with status 429', { status: 429 }],
  ]
  it.each(useless)('%s is requested once more', async (_, answer) => {
    fakeModel.answerWith(answer, jeans)
    expect(await scan()).toMatchObject({ scanner: 'vision', found: [['jeans', 2]] })
    expect(fakeModel.asked).toHaveLength(2)
  })

  it.each(useless.filter((_, index) => index % 3 === 0))(
    '%s twice falls back to the embedded scanner',
    async (_, answer) => {
      fakeModel.answerWith(answer, answer, jeans)
      expect(await scan()).toMatchObject({
        scanner: 'embedded',
        found: [['tshirt', 3]],
        logged: [{ scanner: 'vision', reason: 'failed' }],
      })
      expect(fakeModel.asked).toHaveLength(2)
    },
  )

  it.each([400, 401, 404])('with status %i is not requested again', async (status) => {
    fakeModel.answerWith({ status }, jeans)
    const { scanner, logged } = await scan()
    expect(scanner).toBe('embedded')
    expect(JSON.stringify(logged)).not.toContain('secret-key')
    expect(fakeModel.asked).toHaveLength(1)
  })

  it('after a timeout falls back to the embedded scanner', async () => {
    fakeModel.answerWith({ silentMs: 10_000 }, jeans)
    expect(await scan({ timeoutMs: 400 })).toMatchObject({ scanner: 'embedded', logged: [{ reason: 'timeout' }] })
  })
})

it('accepts an empty list', async () => {
  fakeModel.answerWith({ content: JSON.stringify({ items: [] }) })
  expect(await scan()).toMatchObject({ scanner: 'vision', found: [] })
})

it('groups duplicates of the answer and drops boxes outside the picture', async () => {
  const outside = { left: 0.9, top: 0, width: 0.5, height: 0.1 }
  const inside = { left: 0, top: 0, width: 1, height: 1 }
  fakeModel.answerWith({
    content: items({ boxes: [outside, inside] }, { quantity: 1, confidence: 0.5 }, { quantity: 0 }),
  })
  const { items: found } = await scan()
  expect(found).toMatchObject([{ quantity: 3, confidence: 0.5, boxes: [[0, 0, 1, 1]] }])
})

it('falls back to the embedded scanner above its concurrency limit', async () => {
  const vision = createVisionScanner(createVisionModel(settings, { atOnce: 1 }))
  fakeModel.answerWith(jeans)
  const both = await Promise.all(
    [1, 2].map(() => scanPhoto({ scanners: [vision, scriptedScanner()], log: silentLog }, photo)),
  )
  expect(both.map(({ scanner }) => scanner).sort()).toEqual(['embedded', 'vision'])
})

it('cancels open questions when it is closed', async () => {
  const vision = createVisionScanner(createVisionModel(settings))
  fakeModel.answerWith({ silentMs: 10_000 })
  const open = vision.scan(photo)
  const refused = expect(open).rejects.toMatchObject({ reason: 'closed' })
  await vision.close()
  await refused
})

it.each([
  ['openai', '/v1/responses'],
  ['anthropic', '/v1/messages'],
  ['google', '/v1/models/some-model:generateContent'],
] as const)('calls the API of %s', async (provider, path) => {
  fakeModel.answerWith({ status: 401 })
  const vision = createVisionScanner(
    createVisionModel({ provider, model: 'some-model', apiKey: 'key', baseUrl: fakeModel.url }),
  )
  await expect(vision.scan(photo)).rejects.toMatchObject({ reason: 'failed' })
  expect(fakeModel.asked.map((question) => question.path)).toEqual([path])
  expect(JSON.stringify(fakeModel.asked[0]?.body)).toContain('bed-sheet')
})

it.each(
  (['compatible', 'openai', 'anthropic', 'google'] as const).flatMap((provider) =>
    [302, 307].map((status) => ({ provider, status })),
  ),
)(
  'follows no redirect of $provider to another host ($status): neither key nor picture gets there',
  async ({ provider, status }) => {
    const stranger = await startFakeVisionModel()
    stranger.answerWith(jeans)
    fakeModel.answerWith({ status, location: `${stranger.url}/elsewhere` }, jeans)
    expect(await scan({ provider })).toMatchObject({ scanner: 'embedded', logged: [{ reason: 'failed' }] })
    expect(stranger.asked).toEqual([])
    expect(fakeModel.asked).toHaveLength(1)
    await stranger.close()
  },
)

it('that was silent is not put before people for a while, but before jobs', async () => {
  const model = createVisionScanner(createVisionModel(settings, { timeoutMs: 200 }))
  const asPerson = () => whilePersonWaits(() => model.scan(photo))
  fakeModel.answerWith({ silentMs: 5_000 }, jeans)
  await expect(asPerson()).rejects.toMatchObject({ reason: 'timeout' })
  await expect(asPerson()).rejects.toMatchObject({ reason: 'busy' })
  expect(fakeModel.asked).toHaveLength(1)
  expect(await model.scan(photo)).toHaveLength(1)
})
