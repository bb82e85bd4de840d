import { expect, it } from 'vitest'
import { compareCatalogue } from './compare-catalogue.ts'

it('finds what is missing, empty or unused', () => {
  const { missing, unused } = compareCatalogue(['Home', 'Back', 'Send'], { Home: 'Start', Back: '', Gone: 'Weg' })
  expect([missing, unused]).toEqual([['Back', 'Send'], ['Gone']])
})

it.each([
  ['Hello {name}', 'Hallo {name}', true],
  ['Hello {name}', '{name}さん', true],
  ['Hello {name}', 'Hallo', false],
  ['Hello {name}', 'Hallo {nom}', false],
  ['Hello', 'Hallo {name}', false],
  ['{n, plural, one {# item} other {# items}}', '{n, plural, other {#点}}', true],
  ['{n, plural, one {# item} other {# items}}', '{n} 点', false],
  ['{n, plural, one {# item} other {# items}}', '{n, plural, one {# Teil}}', false],
  ['{n, plural, one {# item of {who}} other {# items}}', '{n, plural, one {# von {who}} other {#}}', true],
  ['{role, select, washer {Washer} other {Customer}}', '{role, select, other {Kunde}}', true],
  ['Read the <a>Terms</a>', 'Lies die <a>Bedingungen</a>', true],
  ['Read the <a>Terms</a>', 'Lies die Bedingungen', false],
  ['Read the <a>Terms</a>', 'Lies die <a>Bedingungen', false],
  ['Hello {name}', 'Hallo { }', false],
])('%s as %s fits: %s', (text, translated, fits) => {
  expect(compareCatalogue([text], { [text]: translated }).broken).toEqual(fits ? [] : [text])
})
