import { builtInProfile } from '@washline/contract/settings/market-profile'
import { inForce } from '@washline/contract/settings/profile-in-force'
import { expect, it } from 'vitest'
import { dressPage } from './dress-page.ts'

const page = (root: string) =>
  `<head><script>a</script></head><body>${root}<!--market--><template>$5</template><!--/market--></body>`
const written = '<div id="root" data-prerendered data-market><p>$5</p></div><!--root-->'
const market = inForce(1, { ...builtInProfile, symbol: '</script>' })

it('leaves a page as it was built where nothing is added', () =>
  expect(dressPage({ languages: [] })(page(written))).toBe(page(written)))

it('leaves out what was written for another market, and gives the client this one before its first script', () => {
  const html = dressPage({ languages: [], market })(page(written))
  expect(html).toContain('<body><div id="root"></div></body>')
  expect(html.indexOf('id="installation"')).toBeLessThan(html.indexOf('<script>a'))
  const json = /id="installation">(.*?)<\/script>/.exec(html)?.[1] ?? ''
  expect(JSON.parse(json).market).toEqual(market)
})

it('keeps what does not depend on the market', () => {
  const same = '<div id="root" data-prerendered><p>Terms</p></div>'
  expect(dressPage({ languages: [], market })(page(same))).toContain(same)
})

it('names colours and logo by day and by night', () => {
  const colours = { accent: '#006644', onAccent: '#ffffff', accentDark: '#99eecc', onAccentDark: '#001100' }
  const html = dressPage({ languages: [], colours, logo: '/logo.png' })(page(written))
  expect(html).toContain('--bluing:#006644')
  expect(html).toContain('--on-bluing:#001100')
  expect(html).toContain('url(/logo.png)')
  expect(html).toContain('$5')
})
