import { expect, it } from 'vitest'
import { wayAhead } from './way-ahead.ts'

const at = (longitude: number) => ({ longitude, latitude: 0 })
const path = [at(0), at(1), at(2), at(3)]

it.each([
  ['at the beginning', at(0), [at(0), at(1), at(2), at(3), at(3.1)]],
  ['past a corner', at(1.2), [at(1.2), at(2), at(3), at(3.1)]],
  ['at the end', at(3), [at(3), at(3.1)]],
])('%s', (_, from, left) => expect(wayAhead(path, from, at(3.1))).toEqual(left))
