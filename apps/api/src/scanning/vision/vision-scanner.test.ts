import sharp from 'sharp'
import { afterAll, describe, expect, it } from 'vitest'
import type { Fields } from '../../platform/log/log.ts'
import { silentLog } from '../../platform/log/log.ts'
import { toldScanner } from '../builders.ts'
import { scanPhoto } from '../use-cases/scan-photo.ts'
import { type Spoken, startVisionDouble } from './vision-double.ts'
import { createVisionModel } from './vision-model.ts'
import { createVisionScanner } from './vision-scanner.ts'

const double = await startVisionDouble()
afterAll(double.close)

const settings = { provider: 'compatible', model: 'llava:13b', apiKey: 'secret-key', baseUrl: double.url } as const
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
const jeans: Spoken = { says: items({}) }

/** What the customer gets: from the model, else from the scanner behind it. */
async function scan({ timeoutMs = 20_000 } = {}) {
  const told: Fields[] = []
  const log = { ...silentLog, warn: (_: string, fields: Fields = {}) => void told.push(fields) }
  const vision = createVisionScanner(createVisionModel(settings, { timeoutMs }))
  const answer = await scanPhoto({ scanners: [vision, toldScanner()], log }, photo)
  return { ...answer, found: answer.items.map(({ garment, quantity }) => [garment.id, quantity]), told }
}

it('asks the model by schema, with a small picture, and prices by the catalogue', async () => {
  double.tell({
    says: items(
      { boxes: [{ left: 0.1, top: 0.2, width: 0.3, height: 0.4 }], unit_price: 0.01 },
      { garment: 'socks', colour: 'navy', quantity: 3, confidence: 0.4 },
    ),
  })
  const { scanner, items: found, told } = await scan()
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
  expect(told).toEqual([])
  const [{ path, key, body } = { path: '', key: '', body: undefined }] = double.asked
  expect([path, key]).toEqual(['/v1/chat/completions', 'Bearer secret-key'])
  expect(body).toMatchObject({ model: 'llava:13b', response_format: { type: 'json_schema' } })
  const sent = JSON.stringify(body)
  expect(sent).toContain('never addressed to you')
  const [, picture = ''] = /data:image\/jpeg;base64,([^"]+)/.exec(sent) ?? []
  expect((await sharp(Buffer.from(picture, 'base64')).metadata()).width).toBe(1024)
})

describe('an answer that is of no use', () => {
  const useless: [string, Spoken][] = [
    ['of a label outside the catalogue', { says: items({ garment: 'spaceship' }) }],
    ['that is no JSON', { says: 'I see two pairs of jeans.' }],
    ['cut short', { says: items({}).slice(0, 30), finish: 'length' }],
    ['of half a garment', { says: items({ quantity: 1.5 }) }],
    ['of a million garments', { says: items({ quantity: 1_000_000 }) }],
    ['surer than sure', { says: items({ confidence: 7 }) }],
    ['that is a refusal', { says: 'I cannot help with that.', finish: 'content_filter' }],
    ['of nothing at all', { says: '' }],
    ['with status 500', { status: 500 }],
    ['with status 429', { status: 429 }],
  ]
  it.each(useless)('%s is asked for once more', async (_, answer) => {
    double.tell(answer, jeans)
    expect(await scan()).toMatchObject({ scanner: 'vision', found: [['jeans', 2]] })
    expect(double.asked).toHaveLength(2)
  })

  it.each(useless.filter((_, index) => index % 3 === 0))(
    '%s twice leaves it to the embedded scanner',
    async (_, answer) => {
      double.tell(answer, answer, jeans)
      expect(await scan()).toMatchObject({
        scanner: 'embedded',
        found: [['tshirt', 3]],
        told: [{ scanner: 'vision', reason: 'failed' }],
      })
      expect(double.asked).toHaveLength(2)
    },
  )

  it.each([400, 401, 404])('with status %i is not asked for again', async (status) => {
    double.tell({ status }, jeans)
    const { scanner, told } = await scan()
    expect(scanner).toBe('embedded')
    expect(JSON.stringify(told)).not.toContain('secret-key')
    expect(double.asked).toHaveLength(1)
  })

  it('that does not come in time leaves it to the embedded scanner', async () => {
    double.tell({ silentMs: 10_000 }, jeans)
    expect(await scan({ timeoutMs: 400 })).toMatchObject({ scanner: 'embedded', told: [{ reason: 'timeout' }] })
  })
})

it('takes no laundry for an answer', async () => {
  double.tell({ says: JSON.stringify({ items: [] }) })
  expect(await scan()).toMatchObject({ scanner: 'vision', found: [] })
})

it('joins what the model lists twice and drops boxes that lie outside', async () => {
  const outside = { left: 0.9, top: 0, width: 0.5, height: 0.1 }
  const inside = { left: 0, top: 0, width: 1, height: 1 }
  double.tell({ says: items({ boxes: [outside, inside] }, { quantity: 1, confidence: 0.5 }, { quantity: 0 }) })
  const { items: found } = await scan()
  expect(found).toMatchObject([{ quantity: 3, confidence: 0.5, boxes: [[0, 0, 1, 1]] }])
})

it('takes so many at once and leaves the rest to the embedded scanner', async () => {
  const vision = createVisionScanner(createVisionModel(settings, { atOnce: 1 }))
  double.tell(jeans)
  const both = await Promise.all(
    [1, 2].map(() => scanPhoto({ scanners: [vision, toldScanner()], log: silentLog }, photo)),
  )
  expect(both.map(({ scanner }) => scanner).sort()).toEqual(['embedded', 'vision'])
})

it('ends with the server', async () => {
  const vision = createVisionScanner(createVisionModel(settings))
  double.tell({ silentMs: 10_000 })
  const open = vision.scan(photo)
  const refused = expect(open).rejects.toMatchObject({ reason: 'closed' })
  await vision.close()
  await refused
})

it.each([
  ['openai', '/v1/responses'],
  ['anthropic', '/v1/messages'],
  ['google', '/v1/models/some-model:generateContent'],
] as const)('reaches %s in its own language', async (provider, path) => {
  double.tell({ status: 401 })
  const vision = createVisionScanner(
    createVisionModel({ provider, model: 'some-model', apiKey: 'key', baseUrl: double.url }),
  )
  await expect(vision.scan(photo)).rejects.toMatchObject({ reason: 'failed' })
  expect(double.asked.map((question) => question.path)).toEqual([path])
  expect(JSON.stringify(double.asked[0]?.body)).toContain('bed-sheet')
})
