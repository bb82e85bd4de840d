import { expect, test } from 'vitest'
import { matchPath } from './match-path.ts'

test.each<[string, string, object | undefined]>([
  ['/', '/', {}],
  ['/claims', '/claims', {}],
  ['/claims', '/Claims/', {}],
  ['/claims', '/claims/3', undefined],
  ['/claims/:id', '/claims', undefined],
  ['/claims/:id', '/claims/', undefined],
  ['/claims/:id', '/claims/3', { id: '3' }],
  ['/claims/:id', '/claims/3/', { id: '3' }],
  ['/t/:code', '/t/a%20b', { code: 'a b' }],
  ['/t/:code', '/t/%E0%A4%A', { code: '%E0%A4%A' }],
  ['/account/tokens/:id/mandate', '/account/tokens/7/mandate', { id: '7' }],
  ['/account/tokens/:id/mandate', '/account/tokens/7/other', undefined],
])('%s and %s: %j', (pattern, path, params) => expect(matchPath(pattern, path)).toEqual(params))
