import { refusalsOf } from '@washline/contract/refusals-of'
import { describe, expect, it } from 'vitest'
import { nextSteps } from './rules/next-steps.ts'
import { refusedResult } from './rules/refused-result.ts'
import { listedTool } from './rules/tool.ts'
import { tools } from './rules/tools.ts'
import { waitingResult } from './rules/waiting-result.ts'

describe.each(tools.map((tool) => [tool.name, tool] as const))('%s', (name, tool) => {
  const { description, inputSchema, outputSchema, annotations } = listedTool(tool)

  it('has a name, a description and an example that it takes', () => {
    expect(name).toMatch(/^[a-z]+(?:_[a-z]+)*$/)
    expect(tool.description.length).toBeGreaterThan(60)
    expect(description).toContain('Example arguments: {')
    const long = tool.example.photo === undefined ? {} : { photo: 'A'.repeat(200) }
    expect(tool.plan({ ...tool.example, ...long })).toHaveProperty('call')
  })

  it('has schemas of objects, and hints that fit its call', () => {
    expect(inputSchema.type).toBe('object')
    expect(outputSchema.type).toBe('object')
    expect(annotations.readOnlyHint).toBe(tool.endpoint.method === 'GET')
    expect(annotations.destructiveHint && annotations.readOnlyHint).toBe(false)
    if (annotations.readOnlyHint) expect(annotations.idempotentHint).toBe(true)
  })

  it('passes a key on wherever a repeat would create or charge again', () => {
    if (tool.endpoint.method !== 'POST' || tool.isIdempotent) return
    expect(tool.input.shape).toHaveProperty('idempotency_key')
    const photo = tool.example.photo === undefined ? {} : { photo: 'A'.repeat(200) }
    expect(tool.plan({ ...tool.example, ...photo })).toMatchObject({
      call: { idempotencyKey: tool.example.idempotency_key },
    })
  })

  it('explains every refusal that it can answer', () => {
    for (const { code, message } of refusalsOf(tool.endpoint)) {
      expect(nextSteps).toHaveProperty([code])
      const { text, refusal } = refusedResult({ code, message }, name, 5)
      expect(text).toContain(`${name} was refused (${code})`)
      expect(text).toContain('Wait 5 seconds first.')
      expect(refusal.next_step).toBe(nextSteps[code])
    }
  })
})

it('has no two tools of one name, and no next step for a refusal that no tool answers', () => {
  expect(new Set(tools.map(({ name }) => name)).size).toBe(tools.length)
  const codes = new Set(tools.flatMap(({ endpoint }) => refusalsOf(endpoint).map(({ code }) => code)))
  expect(Object.keys(nextSteps).filter((code) => !codes.has(code))).toEqual([])
})

it('derives the same key from the same order that is placed without one', () => {
  const place = tools.find(({ name }) => name === 'place_order')
  const { idempotency_key: _, ...example } = place?.example ?? {}
  const keyOf = (input: object) => {
    const planned = place?.plan(input)
    return planned && 'call' in planned ? planned.call.idempotencyKey : undefined
  }
  expect(keyOf(example)).toMatch(/^order-100001-[0-9a-f]{32}$/)
  expect(keyOf({ ...example })).toBe(keyOf(example))
  expect(keyOf({ ...example, card_total_minor: 2_751 })).not.toBe(keyOf(example))
})

it('names what is wrong with the arguments by field', () => {
  const quote = tools.find(({ name }) => name === 'quote_order')
  expect(quote?.plan({ order_id: 'first', load_type: 'huge' })).toMatchObject({
    errors: { order_id: [expect.any(String)], load_type: [expect.any(String)] },
  })
})

it('describes a call that waits for the person', () => {
  const approval = {
    id: 100_001,
    kind: 'place',
    reasons: ['over_order_ceiling'],
    amount_minor: 2_750,
    order_id: 100_002,
    expires_at: '2026-11-25T12:00:00.000Z',
  }
  const { text, data } = waitingResult({ success: false, waiting_for_approval: true, approval, message: '' })
  expect(text).toContain('approve this for $27.50')
  expect(data.waiting_for_approval).toMatchObject({ approval_id: 100_001, order_id: 100_002 })
})
