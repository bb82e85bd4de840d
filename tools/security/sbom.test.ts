import { execSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { readPackages } from '../licences/read-packages.ts'

const root = path.resolve(import.meta.dirname, '../..')
const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>
}

it('the bill of materials names every package of the running product', { timeout: 60_000 }, () => {
  const command = scripts.sbom?.split(' > ')[0] ?? ''
  const text = execSync(command, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const bill: { bomFormat: string; components: { purl: string }[] } = JSON.parse(text)
  expect(bill.bomFormat).toBe('CycloneDX')
  const named = new Set(bill.components.map(({ purl }) => decodeURIComponent(purl).split('?')[0]))
  const running = readPackages(root).filter(({ isDev }) => !isDev)
  expect(running.length).toBeGreaterThan(50)
  expect(running.filter(({ name, version }) => !named.has(`pkg:npm/${name}@${version}`))).toEqual([])
})
