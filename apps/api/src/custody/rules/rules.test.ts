import { type ItemId, toItemId, toOrderId, toUserId } from '@washline/contract/ids'
import { market } from '@washline/contract/market'
import { describe, expect, it } from 'vitest'
import { canonicalJson } from './canonical-json.ts'
import { countBag, differencesOf, expectedOf, uncounted } from './count-bag.ts'
import { type CheckedStep, findBrokenLink } from './find-broken-link.ts'
import { pinOf } from './handover-pin.ts'
import { type Count, hashDetails, hashStep, type StepContent, type StepDetails, sha256 } from './hash-step.ts'
import { nextStep } from './next-step.ts'
import { stepTime } from './step-time.ts'

describe('the canonical form of a value', () => {
  it.each([
    [{ b: 1, a: [2, { d: null, c: 'x' }] }, '{"a":[2,{"c":"x","d":null}],"b":1}'],
    [{ at: new Date('2026-03-01T10:00:00.120Z') }, '{"at":"2026-03-01T10:00:00.120Z"}'],
    [{ Z: 1, a: 2, ä: 'ü "quoted"' }, '{"Z":1,"a":2,"ä":"ü \\"quoted\\""}'],
    [[], '[]'],
    [{}, '{}'],
  ])('%j', (value, text) => {
    expect(canonicalJson(value)).toBe(text)
  })
})

const shirts: Count = { itemId: toItemId(1), name: 'T-shirt', listed: 4, expected: 4, quantity: 4 }
const first: StepContent = {
  orderId: toOrderId(100_001),
  number: 1,
  step: 'scan',
  actor: 'customer',
  actorId: toUserId(7),
  madeAt: new Date('2026-03-01T10:00:00Z'),
  recordedAt: new Date('2026-03-01T10:00:00Z'),
  isLate: false,
  counts: [shirts],
  pinConfirmed: false,
  tags: null,
  photoSha256: null,
  detailsHash: null,
  previousHash: null,
}

describe('the hash of a step', () => {
  it('can be computed from the canonical form', () => {
    const written =
      '{"actor":"customer","actorId":7,"counts":[{"expected":4,"itemId":1,"listed":4,"name":"T-shirt","quantity":4}],' +
      '"detailsHash":null,"isLate":false,"madeAt":"2026-03-01T10:00:00.000Z","number":1,"orderId":100001,' +
      '"photoSha256":null,"pinConfirmed":false,"previousHash":null,"recordedAt":"2026-03-01T10:00:00.000Z","step":"scan"}'
    expect(hashStep(first)).toBe(sha256(written))
  })

  const changes: Partial<StepContent>[] = [
    { orderId: toOrderId(100_002) },
    { number: 2 },
    { step: 'pickup' },
    { actor: 'washer' },
    { actorId: toUserId(8) },
    { madeAt: new Date('2026-03-01T10:00:00.001Z') },
    { recordedAt: new Date('2026-03-01T10:00:01Z') },
    { isLate: true },
    { counts: [] },
    { counts: [{ ...shirts, quantity: 3 }] },
    { counts: [{ ...shirts, quantity: null }] },
    { counts: [{ ...shirts, expected: 5 }] },
    { counts: [{ ...shirts, listed: 5 }] },
    { counts: [{ ...shirts, name: 'Shirt' }] },
    { pinConfirmed: true },
    { tags: { seen: 1, expected: 2 } },
    { photoSha256: 'a'.repeat(64) },
    { detailsHash: 'a'.repeat(64) },
    { previousHash: 'a'.repeat(64) },
  ]
  it.each(changes)('changes with %j', (change) => {
    expect(hashStep({ ...first, ...change })).not.toBe(hashStep(first))
  })
})

describe('the first broken link', () => {
  const details: StepDetails = {
    salt: 's',
    note: 'At the desk',
    latitude: 3.1,
    longitude: 101.7,
    accuracyM: 8,
    photoKey: 'k',
  }
  const photo = sha256('jpeg')
  const closed = (content: StepContent, more: Pick<CheckedStep, 'details' | 'photoNow'>): CheckedStep => ({
    ...content,
    ...more,
    hash: hashStep(content),
  })
  const scan = closed(first, { details: null, photoNow: null })
  const pickup = closed(
    {
      ...first,
      number: 2,
      step: 'pickup',
      photoSha256: photo,
      detailsHash: hashDetails(details),
      previousHash: scan.hash,
    },
    { details, photoNow: photo },
  )
  const back = closed(
    { ...first, number: 3, step: 'return', previousHash: pickup.hash },
    { details: null, photoNow: null },
  )
  const rewritten = closed({ ...first, counts: [] }, { details: null, photoNow: null })

  it.each([
    ['none', [scan, pickup, back], false, null],
    ['none of an empty chain', [], false, null],
    ['a changed count', [{ ...scan, counts: [] }, pickup, back], false, [1, 'content']],
    ['a step rewritten with a new hash', [rewritten, pickup, back], false, [2, 'link']],
    ['a step that is gone', [scan, back], false, [3, 'link']],
    ['the first step gone', [pickup, back], false, [2, 'link']],
    ['a changed note', [scan, { ...pickup, details: { ...details, note: 'Nobody' } }, back], false, [2, 'details']],
    ['a moved position', [scan, { ...pickup, details: { ...details, latitude: 3.2 } }], false, [2, 'details']],
    ['details that are gone', [scan, { ...pickup, details: null, photoNow: null }], false, [2, 'details']],
    ['details that left with their customer', [scan, { ...pickup, details: null, photoNow: null }, back], true, null],
    ['details put where there were none', [{ ...scan, details }], true, [1, 'details']],
    ['another photo', [scan, { ...pickup, photoNow: sha256('other') }, back], false, [2, 'photo']],
    ['a photo that is gone', [scan, { ...pickup, photoNow: null }], false, [2, 'photo']],
  ] as const)('%s', (_, steps, hasLeft, found) => {
    const broken = findBrokenLink(steps, hasLeft)
    expect(broken && [broken.number, broken.what]).toEqual(found)
  })
})

describe('the expected contents of the bag', () => {
  const list = (shirtCount: number, sockCount: number) => [
    { id: toItemId(1), name: 'T-shirt', quantity: shirtCount },
    { id: toItemId(2), name: 'Socks', quantity: sockCount },
  ]
  const count = (itemId: ItemId, listed: number, expected: number, quantity: number | null): Count => ({
    itemId,
    name: 'x',
    listed,
    expected,
    quantity,
  })
  it.each([
    ['is the list where nobody counted', list(4, 2), undefined, [4, 2]],
    ['is what was counted', list(4, 2), [count(toItemId(1), 4, 4, 4), count(toItemId(2), 2, 2, 1)], [4, 1]],
    [
      'stays what was counted when less came back than went',
      list(4, 2),
      [count(toItemId(1), 4, 4, 4), count(toItemId(2), 2, 1, 0)],
      [4, 0],
    ],
    [
      'is the correction, made after the count',
      list(4, 3),
      [count(toItemId(1), 4, 4, 4), count(toItemId(2), 2, 2, 1)],
      [4, 3],
    ],
    ['has what was added after the count', list(4, 2), [count(toItemId(1), 4, 4, 4)], [4, 2]],
    ['has not what was taken off the list before', list(4, 0), undefined, [4]],
  ])('%s', (_, items, last, quantities) => {
    expect(expectedOf(items, last).map(({ quantity }) => quantity)).toEqual(quantities)
  })

  const expected = expectedOf(list(4, 2), undefined)
  it.each([
    ['all is there', [4, 2], []],
    ['a sock is missing', [4, 1], [[2, 2, 1]]],
    ['one more came than was listed', [5, 2], [[1, 4, 5]]],
    [
      'one of each kind is wrong',
      [5, 0],
      [
        [1, 4, 5],
        [2, 2, 0],
      ],
    ],
  ])('%s', (_, [shirtCount = 0, sockCount = 0], differences) => {
    const counts = countBag(expected, [
      { itemId: toItemId(2), quantity: sockCount },
      { itemId: toItemId(1), quantity: shirtCount },
    ])
    expect(differencesOf(counts ?? []).map((each) => [each.itemId, each.expected, each.quantity])).toEqual(differences)
  })

  it.each([
    ['an item left out', [{ itemId: toItemId(1), quantity: 4 }]],
    [
      'a strange item in place of one',
      [
        { itemId: toItemId(1), quantity: 4 },
        { itemId: toItemId(9), quantity: 2 },
      ],
    ],
    [
      'a strange item besides',
      [
        { itemId: toItemId(1), quantity: 4 },
        { itemId: toItemId(2), quantity: 2 },
        { itemId: toItemId(9), quantity: 1 },
      ],
    ],
  ])('refuses a count with %s', (_, counted) => {
    expect(countBag(expected, counted)).toBeUndefined()
  })

  it('has no differences without a count', () => {
    expect(differencesOf(uncounted(expected))).toEqual([])
  })
})

describe('the time of a step', () => {
  const from = new Date('2026-03-01T10:00:00Z')
  const now = new Date('2026-03-01T11:00:00Z')
  it.each([
    ['is now where the device says nothing', undefined, '11:00:00', false],
    ['is the device’s', '10:30:00', '10:30:00', true],
    ['is on time within moments', '10:58:30', '10:58:30', false],
    ['is not in the future', '11:00:01', '11:00:00', false],
    ['is not before it could be', '09:00:00', '10:00:00', true],
  ])('%s', (_, deviceTime, madeAt, isLate) => {
    const time = (text: string) => new Date(`2026-03-01T${text}Z`)
    expect(stepTime(deviceTime === undefined ? undefined : time(deviceTime), { from, now })).toEqual({
      madeAt: time(madeAt),
      isLate,
    })
  })

  it('is late after the market’s limit', () => {
    expect(market.custody.lateAfterMs).toBe(120_000)
  })
})

it('a PIN has four digits for every signature', () => {
  expect(pinOf(Buffer.from([0, 0, 0, 7]).toString('base64url'))).toBe('0007')
  expect(pinOf(Buffer.from([255, 255, 255, 255, 9]).toString('base64url'))).toMatch(/^\d{4}$/)
})

it.each([
  ['draft', [], null],
  ['pending', ['scan'], null],
  ['accepted', ['scan'], { step: 'pickup', by: 'washer' }],
  ['picked_up', ['scan', 'pickup'], null],
  ['in_progress', ['scan', 'pickup'], { step: 'return', by: 'washer' }],
  ['delivered', ['scan', 'pickup', 'return'], { step: 'received', by: 'customer' }],
  ['delivered', ['scan', 'pickup', 'return', 'received'], null],
  ['completed', ['scan', 'pickup', 'return'], null],
  ['cancelled', ['scan'], null],
] as const)('of an order that is %s with %j comes next', (status, made, next) => {
  expect(nextStep(status, made)).toEqual(next)
})
