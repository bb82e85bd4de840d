import { readdirSync, readFileSync } from 'node:fs'
import { BlockList } from 'node:net'
import path from 'node:path'
import { expect, it } from 'vitest'
import { settingNames } from '../../apps/api/src/platform/config/config.ts'

const root = path.resolve(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')
const of = (file: string, pattern: RegExp) => [...read(file).matchAll(pattern)].map(([, name = '']) => name)

/** What the programs beside the product read. */
const others = ['POSTGRES_USER', 'POSTGRES_DB', 'POSTGRES_PASSWORD_FILE', 'NODE_ENV', 'NODE_COMPILE_CACHE', 'INSTANCES']

it.each([
  ['deploy/compose.yaml', /^ +([A-Z][A-Z0-9_]+):/gm],
  ['deploy/Caddyfile', /\{\$([A-Z_]+)/g],
  ['deploy/washline.env.example', /^#? ?([A-Z][A-Z0-9_]+)=/gm],
  ['deploy/washline.service', /(?:Environment=| )([A-Z][A-Z_]+)=/g],
  ['deploy/kubernetes/washline.yaml', /^ {2}([A-Z][A-Z_]+):/gm],
  ['deploy/Dockerfile', /(?:^ENV | )([A-Z][A-Z_]+)=[^=]*/g],
])('%s names settings that there are', (file, pattern) => {
  const named = of(file, pattern).filter((name) => !others.includes(name))
  expect(named.length).toBeGreaterThan(0)
  const unknown = named.filter((name) => !settingNames.includes(name.replace(/_FILE$/, '')))
  expect(unknown.filter((name) => name !== 'BASE_IMAGE' && name !== 'NODE_IMAGE')).toEqual([])
})

it('the image is installed from the manifests of all workspaces', () => {
  const manifests = ['apps', 'packages'].flatMap((folder) =>
    readdirSync(path.join(root, folder)).map((name) => `${folder}/${name}/package.json`),
  )
  expect(of('deploy/Dockerfile', /^COPY (\S+\/package\.json) /gm).sort()).toEqual(manifests.sort())
})

it('every way to start the server limits its memory alike', () => {
  for (const file of [
    'deploy/Dockerfile',
    'deploy/washline.service',
    'tools/prepare/project.js',
    'tools/deploy/start-instance.ts',
  ])
    expect(read(file)).toContain('--max-semi-space-size=8')
})

it('no container but the proxy can get the address that the instances trust', () => {
  const compose = read('deploy/compose.yaml')
  const [, trusted] = /TRUSTED_PROXIES: (\S+)/.exec(compose) ?? []
  expect(trusted).toBe(/ipv4_address: (\S+)/.exec(compose)?.[1])
  const [, base = '', bits] = /ip_range: (\S+)\/(\d+)/.exec(compose) ?? []
  const range = new BlockList()
  range.addSubnet(base, Number(bits))
  expect([range.check(base), range.check(trusted ?? '')]).toEqual([true, false])
})
