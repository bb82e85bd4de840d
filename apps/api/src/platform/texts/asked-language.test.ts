import { expect, it } from 'vitest'
import { askedLanguage } from './asked-language.ts'

it.each([
  ['de', 'de'],
  ['de-AT,de;q=0.9,en;q=0.8', 'de'],
  ['nl,fr;q=0.4,ja;q=0.9', 'ja'],
  ['zh-Hans-CN', 'zh'],
  ['es;q=0, EN;q=0.1', 'en'],
  ['*', undefined],
  ['nl', undefined],
  ['', undefined],
  [undefined, undefined],
  ['fr;q=much', undefined],
  ['toString,constructor', undefined],
])('%s asks for %s', (header, language) => expect(askedLanguage(header)).toBe(language))
