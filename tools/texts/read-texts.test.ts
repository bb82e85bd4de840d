import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { readTexts } from './read-texts.ts'

const root = mkdtempSync(path.join(tmpdir(), 'texts-'))
afterAll(() => rmSync(root, { recursive: true }))

const sources = {
  'tsconfig.json': JSON.stringify({
    compilerOptions: {
      strict: true,
      jsx: 'preserve',
      module: 'preserve',
      allowImportingTsExtensions: true,
      noEmit: true,
    },
    include: ['src'],
  }),
  'src/i18n.ts': 'export const t = (text: string) => text\nexport const tSaid = t\n',
  'src/say.ts': 'export const say = (language: string, text: string) => language + text\n',
  'src/table.ts':
    "export const messages = { camera: { start: 'Unable to start', code: 'camera_start' }, open: 'Open' } as const\n" +
    "export const statusLabels = { a: 'Pending', b: 'Done' } as const\n",
  'src/screen.tsx': `import { t, tSaid } from './i18n.ts'
import { messages, statusLabels } from './table.ts'
declare const T: (props: { text: string }) => unknown
declare const status: 'a' | 'b'
declare const fromServer: string
export const said = [
  t('In place'), t(messages.camera.start), t(statusLabels[status]), tSaid(fromServer),
  t(fromServer),
  t(fromServer + 'glued'),
  t(status === 'a' ? 'If so' : 'If not'),
]
export const marked = <T text="Read the <a>Terms</a>" />
`,
  'src/other.ts': "const t = (count: number, text: string) => text.repeat(count)\nexport const no = t(2, 'Not ours')\n",
  'src/api.ts': `import { say } from './say.ts'
declare const z: any
declare const forbidden: (text: string) => Error
export const letter = say('de', 'Dear reader')
export const name = z.string('Name is required').min(1, { message: 'Too short' }).regex(/x/, 'small')
export const refuse = () => { throw forbidden('You may not') }
export const roleTexts = { washer: 'For Washers' }
`,
  'src/screen.test.ts': "import { t } from './i18n.ts'\nexport const ignored = t('Only in a test')\n",
}
for (const [name, text] of Object.entries(sources)) {
  mkdirSync(path.dirname(path.join(root, 'web', name)), { recursive: true })
  writeFileSync(path.join(root, 'web', name), text)
}

describe('reading texts', () => {
  const { texts, findings } = readTexts(root, ['web'])

  it('knows texts in place, in tables, by type, in checks and in refusals', () => {
    expect([...texts.keys()].sort()).toEqual(
      [
        'In place',
        'Unable to start',
        'Open',
        'Pending',
        'Done',
        'If so',
        'If not',
        'Read the <a>Terms</a>',
        'Dear reader',
        'Name is required',
        'Too short',
        'You may not',
        'For Washers',
      ].sort(),
    )
    expect(texts.get('In place')).toBe('web/src/screen.tsx:7')
  })

  it('finds what cannot be known', () => {
    expect(findings.map(({ rule, path: file, line }) => `${rule} ${file}:${line}`)).toEqual([
      'texts-known web/src/screen.tsx:8',
      'texts-known web/src/screen.tsx:9',
    ])
  })
})
