import { toSessionId, toUserId } from '@washline/contract/ids'
import { expect, it } from 'vitest'
import { createHub, type Grant } from './hub.ts'

const ended: Grant = { session: toSessionId(1), userId: toUserId(1) }
const other: Grant = { session: toSessionId(2), userId: toUserId(2) }

it.each([
  ['hears something in it', { hears: [ended, other], asks: [] }, { codes: [4200], asks: 0 }],
  ['asks for something in it', { hears: [other], asks: [ended, other] }, { codes: [], asks: 1 }],
  ['hears and asks for what is of another', { hears: [other], asks: [other] }, { codes: [], asks: 1 }],
  ['hears something in it and asks for more', { hears: [ended], asks: [ended] }, { codes: [4200], asks: 0 }],
])('the end of a session, for a socket that %s', (_, { hears, asks }, expected) => {
  const hub = createHub()
  const codes: number[] = []
  const peer = {
    socketId: '1.1',
    channels: new Map(),
    asking: new Map(asks.map((grant, index) => [`asked-${index}`, grant])),
    send: () => undefined,
    close: (code: number) => void codes.push(code),
  }
  hub.enter(peer)
  for (const [index, grant] of hears.entries()) hub.subscribe(peer, `heard-${index}`, grant)
  hub.end(ended.session)
  expect({ codes, asks: peer.asking.size }).toEqual(expected)
  expect(hub.peers.has(peer.socketId)).toBe(codes.length === 0)
})
