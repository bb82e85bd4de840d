import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { divideCatalogue } from './divide-catalogue.ts'
import { divideTexts } from './divide-texts.ts'

const root = mkdtempSync(path.join(tmpdir(), 'areas-'))
afterAll(() => rmSync(root, { recursive: true }))

const sources = {
  'table.ts': `export const moreMessages = { locked: 'Locked' } as const
export const messages = { camera: { start: 'Start', stop: 'Stop' }, wallet: 'Wallet', more: moreMessages } as const
`,
  'frame.ts': "export const frame = () => t('Menu')\n",
  'type.ts': "export type Never = 'Only a type'\nexport const never = 'Never seen'\n",
  'later.ts': "export const later = () => t('Later')\n",
  'page.tsx': `import { frame } from './frame.ts'
import { messages as labels } from './table.ts'
import { type Never } from './type.ts'
export const page = () => [frame(), t('A page'), t(labels.camera.start), import('./later.ts')]
export const title = <h1 title="Of a page" />
`,
  'screen.ts': `import { frame } from './frame.ts'
import { messages } from './table.ts'
const doneTexts = { done: 'Done' } as const
type Words = typeof messages
export const screen = (which: keyof typeof messages.camera) => [frame(), t(messages.camera[which]), t(doneTexts.done)]
`,
  'office.ts': "import { page } from './page.tsx'\nexport const office = () => [page(), t('An office')]\n",
}
for (const [name, text] of Object.entries(sources)) {
  mkdirSync(path.dirname(path.join(root, name)), { recursive: true })
  writeFileSync(path.join(root, name), text)
}

const texts = new Set([
  ...['Menu', 'A page', 'Of a page', 'Later', 'Start', 'Stop', 'Wallet', 'Locked', 'Done', 'An office'],
  ...['Only a type', 'Never seen', 'Sent by the server'],
])
const door = (name: string, module: string, after: string[] = [], isDataMessage = false) => ({
  name,
  modules: [module],
  after,
  isDataMessage,
})

it('gives each area the texts of its modules, without those that are loaded before it', () => {
  const areas = divideTexts(root, texts, [
    door('frame', 'frame.ts'),
    door('page', 'page.tsx', ['frame']),
    door('screen', 'screen.ts', ['frame']),
    door('data', 'screen.ts', ['frame'], true),
    door('office', 'office.ts', ['frame', 'page']),
  ])
  expect([...areas].map(([name, texts]) => [name, [...texts].sort()])).toEqual([
    ['frame', ['Menu']],
    ['page', ['A page', 'Later', 'Locked', 'Of a page', 'Start']],
    ['screen', ['Done', 'Locked', 'Start', 'Stop']],
    ['data', ['Done', 'Locked', 'Start', 'Stop', 'Wallet']],
    ['office', ['An office']],
  ])
})

it('finds the areas of the client', () => {
  const areas = divideCatalogue()
  const areaOf = (text: string) => [...areas].filter(([, held]) => held.has(text)).map(([name]) => name)
  expect(areaOf('Sign In')).toEqual(['site'])
  expect(areaOf('You take a photo of your laundry.')).toEqual(['pages'])
  expect(areaOf('Ready to start your order?')).toEqual(['app'])
  expect(areaOf('No notifications were sent.')).toEqual(['console'])
  expect(areaOf('Reset your Washline password')).toEqual(['console'])
})
