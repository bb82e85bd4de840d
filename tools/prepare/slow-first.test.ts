import { existsSync } from 'node:fs'
import { expect, it } from 'vitest'
import { slowFiles } from './slow-first.ts'

it.each(slowFiles)('begins early with %s, which is there', (file) => {
  expect(existsSync(new URL(`../../${file}`, import.meta.url))).toBe(true)
})
