import { expect, it } from 'vitest'
import { waysOf } from './ways.ts'

const url = 'postgres://market_app:secret@db.example:5000/market'

it.each([
  ['postgres://127.0.0.1:6432/market', 'postgres://market_app:secret@127.0.0.1:6432/market'],
  ['postgres://reader:other@127.0.0.1:5001/market', 'postgres://reader:other@127.0.0.1:5001/market'],
  [undefined, undefined],
])('%s is used as %s', (address, used) => {
  const ways = waysOf({ DATABASE_POOL_URL: address, DATABASE_REPLICA_URL: address }, url)
  expect(ways).toEqual({ url, pooled: used, replica: used })
})
