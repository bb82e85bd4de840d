import type { Rolldown } from 'vite'
import { expect, test } from 'vitest'
import { missingModules } from './missing-modules.ts'

const chunk = (fileName: string, imports: readonly string[], isEntry = false) =>
  [fileName, { type: 'chunk', fileName, imports, isEntry }] as const

const bundle = Object.fromEntries([
  chunk('assets/index-1.js', ['assets/vendor.js'], true),
  chunk('assets/vendor.js', []),
  chunk('assets/screen.js', ['assets/vendor.js', 'assets/shared.js']),
  chunk('assets/shared.js', []),
  chunk('assets/sheet.js', ['assets/vendor.js', 'assets/shared.js', 'assets/form.js']),
  chunk('assets/form.js', []),
]) as unknown as Rolldown.OutputBundle

function resolved(hostId: string, file: string, dependencies: string[], hostType: 'html' | 'js' = 'js') {
  const { plugin, resolveDependencies } = missingModules()
  const hook = plugin.generateBundle as unknown as { handler: (options: unknown, made: Rolldown.OutputBundle) => void }
  hook.handler({}, bundle)
  return resolveDependencies(file, dependencies, { hostId, hostType })
}

const sheet = ['assets/sheet.js', 'assets/vendor.js', 'assets/shared.js', 'assets/form.js']

test.each([
  [
    'what came with the module or the first one is left out',
    'assets/screen.js',
    sheet,
    ['assets/sheet.js', 'assets/form.js'],
  ],
  [
    'the module that imports is there itself, and what only another one brings stays',
    'assets/form.js',
    sheet,
    ['assets/sheet.js', 'assets/shared.js'],
  ],
  [
    'a module that misses nothing else is left to its import',
    'assets/shared.js',
    ['assets/sheet.js', 'assets/vendor.js'],
    [],
  ],
  [
    'style sheets stay',
    'assets/screen.js',
    ['assets/sheet.js', 'assets/sheet.css'],
    ['assets/sheet.js', 'assets/sheet.css'],
  ],
  [
    'the first module lists none but style sheets',
    'assets/index-1.js',
    [...sheet, 'assets/sheet.css'],
    ['assets/sheet.css'],
  ],
])('%s', (_what, hostId, dependencies, expected) => {
  expect(resolved(hostId, 'assets/sheet.js', dependencies)).toEqual(expected)
})

test('a page lists all of it', () => {
  expect(resolved('index.html', 'assets/sheet.js', sheet, 'html')).toEqual(sheet)
})
