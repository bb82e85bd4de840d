import { randomUUID } from 'node:crypto'
import { garmentById } from '@washline/contract/scanning/catalogue'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { patchworkJpeg } from '../../../../models/scanner/scenes/patchwork-jpeg.ts'
import { aCloth } from '../../src/scanning/builders.ts'
import { openPort } from '../harness/open-port.ts'
import { startApp, type TestApp } from '../harness/start-app.ts'
import { type Agent, connectAgent } from './mcp-client.ts'

let app: TestApp
let token: string
let agent: Agent

beforeAll(async () => {
  app = await startApp()
  token = (await app.join('Ana Pereira')).token
  agent = await connectAgent(await openPort(app), token)
})
afterAll(() => app.close())

let drawn = 0
async function scan(tint: number, more: { order_id?: number } = {}): Promise<{ order_id: number; item_count: number }> {
  drawn += 1
  app.scanner.sees = () => [
    {
      garment: garmentById('shirt'),
      category: 'tops',
      colour: 'blue',
      quantity: 1,
      confidence: 0.9,
      boxes: [[0.1, 0.2, 0.1, 0.1]],
      appearances: [aCloth(30, tint)],
    },
  ]
  const photo = `data:image/jpeg;base64,${(await patchworkJpeg(drawn)).toString('base64')}`
  return agent.use('scan_laundry', { photo, ...more, idempotency_key: randomUUID() })
}

describe('a piece that may be on two photos of a draft', () => {
  it.each([
    [true, 1],
    [false, 2],
  ])('is asked about, and with %s is counted %i times', async (is_same, count) => {
    const { order_id } = await scan(-40)
    await scan(-28, { order_id })
    const { same_pieces } = await agent.use('track_order', { order_id })
    expect(same_pieces).toEqual([{ piece_id: expect.any(Number), name: 'Blue shirt', state: 'asked' }])
    const answer = { order_id, piece_id: same_pieces[0].piece_id, is_same }
    expect(await agent.use('answer_same_piece', answer)).toMatchObject({ order_id, item_count: count })
  })
})

it('saves instructions against a care label only when the person wants them all the same', async () => {
  const { order_id } = await scan(20)
  const care = { detergent: 'gentle', temperature: 'hot', drying: 'tumble', finish: 'fold', allergies: '' }
  const labels = [{ signs: [{ symbol: 'tumble_not', bars: 0 }], fibers: null }]
  await app.send(token, {
    method: 'PUT',
    url: `/api/orders/${order_id}/care`,
    body: { ...care, drying: 'line', labels },
  })
  expect(await agent.refused('set_care', { order_id, ...care })).toMatchObject({ code: 'contradicts_label' })
  const saved = await agent.use('set_care', { order_id, ...care, despite_labels: true })
  expect(saved).toMatchObject({ order_id, drying: 'tumble' })
})
