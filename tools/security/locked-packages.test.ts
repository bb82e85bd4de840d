import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

interface Locked {
  readonly version?: string
  readonly resolved?: string
  readonly integrity?: string
  readonly link?: boolean
}

const lock = JSON.parse(readFileSync(new URL('../../package-lock.json', import.meta.url), 'utf8')) as {
  readonly packages: Readonly<Record<string, Locked>>
}

/** Without its address, an install asks the registry for all that it has of a package: 90 MB and four seconds more. */
it('names for each package its archive at the registry, and its hash', () => {
  const installed = Object.entries(lock.packages).filter(
    ([folder, { link }]) => folder.includes('node_modules/') && !link,
  )
  const wrong = installed.filter(
    ([, { resolved, integrity }]) =>
      !resolved?.startsWith('https://registry.npmjs.org/') ||
      !resolved.endsWith('.tgz') ||
      !integrity?.startsWith('sha512-'),
  )
  expect(installed.length).toBeGreaterThan(500)
  expect(wrong.map(([folder]) => folder)).toEqual([])
})
