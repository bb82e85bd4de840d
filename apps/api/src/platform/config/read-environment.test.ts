import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readEnvironment } from './read-environment.ts'

const names = ['PORT', 'SMTP_URL']
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'washline-settings-'))
  await writeFile(join(folder, 'settings'), '# of this machine\nPORT=4000\nSMTP_URL="smtp://mail.example"\n')
  await writeFile(join(folder, 'secret'), 'smtp://user:secret@mail.example\n')
  await writeFile(join(folder, 'empty'), '\n')
})
afterAll(() => rm(folder, { recursive: true }))

const read = (env: Record<string, string>) => readEnvironment({ ENV_FILE: 'none', ...env }, names)

it('reads a file of settings, which the environment goes before', () => {
  const { given, problems } = read({ ENV_FILE: join(folder, 'settings'), PORT: '5000' })
  expect(given).toMatchObject({ PORT: '5000', SMTP_URL: 'smtp://mail.example' })
  expect(problems).toEqual([])
})

it('reads a setting from a file of its own', () => {
  expect(read({ SMTP_URL_FILE: join(folder, 'secret') })).toMatchObject({
    given: { SMTP_URL: 'smtp://user:secret@mail.example' },
    problems: [],
  })
})

it.each([
  [
    'a file of settings that is named and missing',
    { ENV_FILE: '/nowhere/settings' },
    /^ENV_FILE: cannot read .* \(ENOENT\)$/,
  ],
  [
    'a file of a setting that is missing',
    { SMTP_URL_FILE: '/nowhere/secret' },
    /^SMTP_URL_FILE: cannot read .* \(ENOENT\)$/,
  ],
])('names %s', (_, env, line) => {
  expect(read(env as Record<string, string>).problems).toEqual([expect.stringMatching(line)])
})

it('refuses an empty file, and a setting given twice', () => {
  expect(read({ SMTP_URL_FILE: join(folder, 'empty') }).problems).toEqual([expect.stringMatching(/is empty$/)])
  expect(read({ SMTP_URL_FILE: join(folder, 'secret'), SMTP_URL: 'smtp://x' }).problems).toEqual([
    'SMTP_URL_FILE: SMTP_URL is set too; leave one of them out',
  ])
})
