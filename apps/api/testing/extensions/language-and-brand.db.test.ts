import path from 'node:path'
import { addedLanguages } from '@washline/contract/texts/languages'
import { withProductName } from '@washline/contract/texts/product-name'
import { afterAll, expect, it } from 'vitest'
import { dressOf } from '../../src/extensions/host/dress-of.ts'
import { dressPage } from '../../src/platform/http/dress-page.ts'
import { translate } from '../../src/platform/texts/translate.ts'
import { startExtensionMarket } from './extension-market.ts'

const app = await startExtensionMarket([path.resolve(import.meta.dirname, 'parts/dutch-brand.ts')])
afterAll(async () => {
  await app.close()
  expect([addedLanguages(), withProductName('Washline')]).toEqual([[], 'Washline'])
})
const { customer, must } = app
const dutch = (url: string, token?: string) =>
  app.send(token, { method: 'GET', url, headers: { 'accept-language': 'nl-BE,de;q=0.5' } })

it('is spoken where it has a text, and English text by text where it has none', async () => {
  expect((await dutch('/api/orders/1', customer.token)).body.message).toBe('Niet gevonden.')
  expect((await dutch('/api/account')).body.message).toBe('Unauthenticated.')
  const nl = addedLanguages()[0]?.[0] ?? 'en'
  // A translation that would show a gap, and one that is marked as fuzzy, are left out.
  expect(translate(nl, 'Washed by {name}.', { name: 'Ana' })).toBe('Washed by Ana.')
  expect(translate(nl, 'Home')).toBe('Home')
})

it('is stored on accounts without a migration, and given to clients', async () => {
  await must(customer, 'PATCH', '/api/account', { language: 'nl' })
  expect((await must(customer, 'GET', '/api/account')).data?.language ?? 'nl').toBe('nl')
  const refused = await app.call(customer, 'PATCH', '/api/account', { language: 'tlh' })
  expect(refused.body.errors).toEqual({ language: ['This language is not available.'] })
  const { texts } = (await dutch('/api/texts/nl')).body.data
  expect(texts['Sign In']).toBe('Inloggen')
  expect((await dutch('/api/texts/de')).status).toBe(404)
})

it('names the product in pages and texts, with its colours and its logo', async () => {
  const page = '<head><meta/><script>const a = "Washline"</script><title>Terms · Washline</title></head>'
  const html = dressPage(dressOf(app.extensions.all))(page)
  expect(html).toContain('<title>Terms · Was &amp; Lijn</title>')
  expect(html).toContain('const a = "Washline"')
  expect(html).toContain('--bluing:#006644')
  expect(html.indexOf('id="installation"')).toBeLessThan(html.indexOf('const a'))
  const added = JSON.parse(/id="installation">(.*?)<\/script>/.exec(html)?.[1] ?? '')
  expect(added).toEqual({ name: 'Was & Lijn', languages: [['nl', 'Nederlands']] })
  expect(translate('de', 'Reset your Washline password')).toContain('Was & Lijn')
  const logo = await dutch('/api/brand/logo.svg')
  expect(logo.headers['content-type']).toContain('image/svg+xml')
  expect(logo.headers['content-security-policy']).toContain('sandbox')
})
