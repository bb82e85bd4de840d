import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import * as endpoints from './endpoints.ts'
import { latitudeSchema } from './schemas.ts'

describe('a coordinate from a query', () => {
  it.each([
    ['3.1478', 3.1478],
    [' -90 ', -90],
    [0, 0],
  ])('%j', (given, degrees) => expect(latitudeSchema.parse(given)).toBe(degrees))

  it.each(['', ' ', 'x', '91', 'NaN', 'Infinity', null, undefined, []])('refuses %j', (given) =>
    expect(latitudeSchema.safeParse(given).success).toBe(false),
  )
})

it.each(Object.entries(endpoints))('%s can be written as JSON Schema', (_name, endpoint) => {
  const input = 'query' in endpoint ? endpoint.query : endpoint.body
  expect(z.toJSONSchema(input, { io: 'input' })).toHaveProperty('properties')
  expect(z.toJSONSchema(endpoint.answers[200])).toHaveProperty('properties')
})
