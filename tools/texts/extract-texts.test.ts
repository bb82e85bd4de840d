import { describe, expect, it } from 'vitest'
import { extractTexts } from './extract-texts.ts'

const textsOf = (source: string) => extractTexts('some.tsx', source).texts.map(({ text }) => text)
const unknownIn = (source: string) => extractTexts('some.tsx', source).unknown
const importing = "import { t, tText } from './i18n.ts'\n"

describe('texts of a source', () => {
  it.each([
    ['in place', "t('In place')", ['In place']],
    ['in place with values', "t('Hello {name}', { name: 'Ada L' })", ['Hello {name}']],
    ['in backquotes', 't(`Quoted`)', ['Quoted']],
    ['of two choices', "t(isSo ? 'If so' : 'If not')", ['If so', 'If not']],
    ['or another', "t(own ?? 'Otherwise')", ['Otherwise']],
    ['with marked parts', '<T text="Read the <a>Terms</a>" />', ['Read the <a>Terms</a>']],
    ['of a component in braces', "<T text={isSo ? 'One' : 'Two'} />", ['One', 'Two']],
    ['in an attribute of another component', '<Field text="Not ours" />', []],
  ])('are found %s', (_, source, texts) => {
    expect(textsOf(importing + source)).toEqual(texts)
  })

  it.each([
    ['of a table, however deep', "const messages = { camera: { start: 'Unable to start' }, all: ['Open'] }"],
    [
      'of a table named after its noun',
      "export const cameraLabels = { start: 'Unable to start', all: 'Open' } as const",
    ],
    ['of checks', "z.string('Unable to start').min(1, { message: 'Open', code: 'Too Small' })"],
    ['of refusals', "throw forbidden('Unable to start', refuse(notFound('Open')))"],
    ['of definitions', "refuse(orderRefusals.taken, { message: isSo ? 'Unable to start' : 'Open' })"],
    [
      'for a language',
      "import { translate } from '../translate.ts'\ntranslate('de', 'Unable to start'); translate(language, 'Open')",
    ],
  ])('are found %s', (_, source) => {
    expect(textsOf(source)).toEqual(['Unable to start', 'Open'])
  })

  it.each([
    ['names of values', "const texts = { code: 'camera_start', kind: 'small' }"],
    ['keys', "const texts = { 'A key': none, ['Made Key']: none }"],
    ['types', "const texts = none as Record<'A Type', 'Another Type'>"],
    ['patterns and names of checks', "z.string().regex(/x/, 'small')"],
    ['glued texts', `const texts = { glued: \`Hello \${name}\` }`],
    ['arguments of another function of that name', "const t = (text) => text\nt('Not ours')"],
    ['other constants', "const sizes = { small: 'Quite small' }"],
  ])('are not %s', (_, source) => {
    expect(textsOf(source)).toEqual([])
  })

  it('have the lines that they stand on', () => {
    expect(extractTexts('some.ts', `${importing}\nt('Third line')`).texts).toEqual([{ text: 'Third line', line: 3 }])
  })
})

describe('a text that cannot be read from the source', () => {
  it.each([
    't(fromServer)',
    "t(fromServer + 'glued')",
    `t(\`Hello \${name}\`)`,
    't(order.title)',
    '<T text={fromServer} />',
  ])('is reported: %s', (source) => expect(unknownIn(importing + source)).toEqual([2]))

  it.each(['t(messages.camera.start)', 't(statusLabels[status])', 't(texts.holds)', 'tText(fromServer)'])(
    'is not %s',
    (source) => expect(unknownIn(importing + source)).toEqual([]),
  )
})
