import { languageCodes } from '@washline/contract/texts/languages'
import { describe, expect, it } from 'vitest'
import { pathIn, publicPages, publicPlace } from './public-pages.ts'

describe('public pages', () => {
  it.each([
    ['/', { path: '/', language: 'en' }],
    ['/terms/', { path: '/terms', language: 'en' }],
    ['/de', { path: '/', language: 'de' }],
    ['/de/', { path: '/', language: 'de' }],
    ['/ja/safety-terms', { path: '/safety-terms', language: 'ja' }],
    ['/en/terms', undefined],
    ['/nl/terms', undefined],
    ['/home-screen', undefined],
    ['/de/home-screen', undefined],
  ])('%s', (pathname, place) => expect(publicPlace(pathname)).toEqual(place))

  it('finds every page again in every language', () => {
    for (const [path] of publicPages)
      for (const language of languageCodes) expect(publicPlace(pathIn(language, path))).toEqual({ path, language })
  })
})
