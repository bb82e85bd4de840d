import { adoptMarket } from '@washline/contract/market-in-force'
import { minor } from '@washline/contract/money'
import { builtInProfile } from '@washline/contract/settings/market-profile'
import { inForce } from '@washline/contract/settings/profile-in-force'
import { afterEach, expect, it } from 'vitest'
import { formatMinor } from '../format/money.ts'
import { adoptLater, adoptOnStart } from './adopted-market.ts'

const builtIn = inForce(0, builtInProfile)
const yen = inForce(3, { ...builtInProfile, currency: 'jpy', symbol: '¥' })
const dinars = inForce(2, { ...builtInProfile, currency: 'kwd', symbol: 'KD' })
afterEach(async () => {
  await adoptLater(builtIn)
  localStorage.removeItem('market')
})
const shown = () => formatMinor(minor(2_450)).replaceAll('\u00a0', ' ')

it('begins with the market that is written into the page', async () => {
  await adoptOnStart(dinars)
  expect(shown()).toBe('KD 2.450')
})

it('takes over what the server names, also where a page of before is drawn by the service worker', async () => {
  await adoptLater(yen)
  expect(shown()).toBe('¥2,450')
  adoptMarket(builtIn)
  await adoptOnStart(dinars)
  expect(shown()).toBe('¥2,450')
})

it('begins as written where what is stored cannot be read', async () => {
  localStorage.setItem('market', '{')
  await adoptOnStart(dinars)
  expect(shown()).toBe('KD 2.450')
})
