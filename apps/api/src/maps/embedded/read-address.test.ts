import { expect, it } from 'vitest'
import { createEmbeddedMaps } from './embedded-maps.ts'

const maps = createEmbeddedMaps()
const understood = async (text: string) => {
  const place = await maps.geocode(text)
  return place && `${place.precision}${place.is_partial ? ', partly' : ''}: ${place.formatted_address}`
}

it.each([
  ['18 Linden Street', '18 Linden Street'],
  ['18 Linden Street, flat 4B', '18 Linden Street'],
  ['18 linden st, harbour town', '18 Linden Street'],
  ['18 Linden St.', '18 Linden Street'],
  ['  18   LINDEN   STREET  ', '18 Linden Street'],
  ['Linden Street 18', '18 Linden Street'],
  ['Linden Street 18, 50100 Harbour Town', '18 Linden Street'],
  ['18A Linden Street', '18 Linden Street'],
  ['18-20 Linden Street', '18 Linden Street'],
  ['4/18 Linden Street', '18 Linden Street'],
  ['Flat 4, 18 Linden Street', '18 Linden Street'],
  ['flat 4 18 Linden Street', '18 Linden Street'],
  ['18 linden street harbour town malaysia', '18 Linden Street'],
  ['18 Linden Street 50100 Harbour Town', '18 Linden Street'],
  ['18 Linden Street\nHarbour Town', '18 Linden Street'],
  ['18 Linden Street; 50100 Harbour Town', '18 Linden Street'],
  ['18 Linden Street, the blue door behind the mill, Harbour Town', '18 Linden Street'],
  ['18 Linden Street, 2nd floor, ring twice', '18 Linden Street'],
  ['7 Mill Lane, Harbour Town, 50100, West District, Malaysia', '7 Mill Lane'],
])('places %j at the house', async (text, house) => {
  expect(await understood(text)).toBe(`house: ${house}, 50100 Harbour Town, Malaysia`)
})

it.each([
  ['Harbour Hotel', 'place: Harbour Hotel, 2 River Walk, 50100 Harbour Town, Malaysia'],
  ['Harbour Hotel, front desk', 'place: Harbour Hotel, 2 River Walk, 50100 Harbour Town, Malaysia'],
  ['harbour hotel room 412', 'place: Harbour Hotel, 2 River Walk, 50100 Harbour Town, Malaysia'],
  ['Linden Street', 'street: Linden Street, 50100 Harbour Town, Malaysia'],
  ['Linden Street, Harbour Town', 'street: Linden Street, 50100 Harbour Town, Malaysia'],
  ['Unit 3 Linden Street', 'street: Linden Street, 50100 Harbour Town, Malaysia'],
  ['99999 Linden Street', 'street, partly: Linden Street, 50100 Harbour Town, Malaysia'],
  ['7 Mil Lane', 'house, partly: 7 Mill Lane, 50100 Harbour Town, Malaysia'],
  ['18 Lidnen Street', 'house, partly: 18 Linden Street, 50100 Harbour Town, Malaysia'],
  ['50100', 'area: Linden, 50100 Harbour Town, Malaysia'],
  ['50100 Harbour Town', 'area: Linden, 50100 Harbour Town, Malaysia'],
  ['Old Harbour', 'area: Old Harbour, 50150 Harbour Town, Malaysia'],
  ['Harbour Town', 'city: Harbour Town, Malaysia'],
  ['Harbour Town, Malaysia', 'city: Harbour Town, Malaysia'],
  ['4321 Nowhere Street, Harbour Town', 'city, partly: Harbour Town, Malaysia'],
])('understands %j in the demo city as %s', async (text, place) => expect(await understood(text)).toBe(place))

it.each([
  ['221B Baker Street, London', 'London, United Kingdom'],
  ['221b baker street london', 'London, United Kingdom'],
  ['221B Baker Street, Marylebone, London NW1 6XE, UK', 'London, United Kingdom'],
  ['10 Downing St, London SW1A 2AA', 'London, United Kingdom'],
  ['12 Rua Augusta, Lisbon', 'Lisbon, Portugal'],
  ['Rua Augusta 12, 1100-053 Lisbon, Portugal', 'Lisbon, Portugal'],
  ['12 rua augusta lisbon portugal', 'Lisbon, Portugal'],
  ['18 Linden Street, London', 'London, United Kingdom'],
  ['18 Linden Street, Harbour Town, London', 'London, United Kingdom'],
  ['18 linden street london', 'London, United Kingdom'],
  ['18 Linden Street, Berlin, Deutschland', 'Berlin, Germany'],
  ['7 Mill Lane, Kuala Lumpur, Malaysia', 'Kuala Lumpur, Malaysia'],
  ['Station Hotel, Perth', 'Perth, Australia'],
  ['Hilton, Paris', 'Paris, France'],
  ['5 Avenue Anatole France, 75007 Paris', 'Paris, France'],
  ['xyzzyplugh 5, Paris, United States', 'Paris, United States'],
  ['Praça da Sé, São Paulo, Brasil', 'São Paulo, Brazil'],
  ['praca da se, sao paulo', 'São Paulo, Brazil'],
  ['Bahnhofstrasse 1, 8001 Zürich', 'Zürich, Switzerland'],
  ['350 5th Ave, New York, NY 10118', 'New York City, United States'],
  ['1-1 Marunouchi, Chiyoda, Tokyo 100-0005, Japan', 'Tokyo, Japan'],
])('finds only the city of %j', async (text, city) => {
  expect(await understood(text)).toBe(`city, partly: ${city}`)
})

it.each([
  ['Lisbon', 'Lisbon, Portugal'],
  ['lisbon portugal', 'Lisbon, Portugal'],
  ['Paris', 'Paris, France'],
  ['Paris, United States', 'Paris, United States'],
  ['75001 Paris', 'Paris, France'],
  ['New York', 'New York City, United States'],
])('knows a city that stands alone: %j', async (text, city) => expect(await understood(text)).toBe(`city: ${city}`))

it.each([
  '221B Baker Street',
  '12 Bell Road',
  '7 Hill Lane',
  '12 Rua Augusta 40',
  '18 Linden Street, Nether Wallop',
  '18 Linden Street, Portugal',
  '18 Linden Street, Österreich',
  '18 Linden Street, 日本',
  'Lindenstraße 18',
  '12 Mill Lane, 50122 Firenzuola',
  'The blue door behind the mill',
  'Hotel Adlon',
  'SW1A 2AA',
  '90210',
  'Portugal',
  '東京都千代田区丸の内1-1',
  'ул. Арбат, 10, Козельск',
  'شارع الملك فهد ١٢',
  'nowherexyzzy',
  '18',
  ', , ,',
  '🧺',
  '!!!',
  'x'.repeat(300),
  'a '.repeat(150),
  '18 '.repeat(90),
])('places %j nowhere', async (text) => expect(await understood(text)).toBeNull())

it('suggests nothing of the demo city for an address elsewhere', async () => {
  const near = { latitude: 3.1478, longitude: 101.7117 }
  for (const text of ['221B Baker Street, London', '18 Linden Street, Lisbon', '18 linden street london'])
    for (const { formatted_address } of await maps.autocomplete(text, near))
      expect(formatted_address).not.toMatch(/Harbour Town/)
  expect((await maps.autocomplete('18 Linden Street, Lisbon', near))[0]).toMatchObject({ precision: 'city' })
})
