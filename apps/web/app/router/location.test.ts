import { expect, test } from 'vitest'
import { hrefOf, resolve, type To } from './location.ts'

test.each<[To, string]>([
  ['/claims/3', '/claims/3'],
  ['/claims?order=3#money', '/claims?order=3#money'],
  ['?tab=orders', '/ops?tab=orders'],
  ['?', '/ops'],
  ['#below', '/ops#below'],
  ['//elsewhere.test/claims', '/claims'],
  [{ pathname: '/de', search: '?a=1', hash: '#b' }, '/de?a=1#b'],
  [{ pathname: '/de', search: '', hash: '' }, '/de'],
  [{ search: 'a=1' }, '/ops?a=1'],
])('from /ops, %j leads to %s', (to, href) => expect(hrefOf(resolve(to, '/ops'))).toBe(href))
