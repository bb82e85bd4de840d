// Run by `npm run licences`: writes docs/dependencies.md and fails on a licence that is not allowed.
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { mayUse } from './may-use.ts'
import { type LockedPackage, readPackages } from './read-packages.ts'

const root = path.resolve(import.meta.dirname, '../..')
const packages = readPackages(root)

const table = (rows: LockedPackage[]) =>
  [
    '| package | version | license |',
    '|---|---|---|',
    ...rows.map(({ name, version, licence }) => `| ${name} | ${version} | ${licence ?? 'unknown'} |`),
  ].join('\n')

const byLicence = (rows: LockedPackage[]) => {
  const groups = Map.groupBy(rows, ({ licence }) => licence ?? 'unknown')
  return [...groups]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(
      ([licence, group]) =>
        `**${licence}** (${group.length}): ${group.map((it) => `${it.name} ${it.version}`).join(', ')}`,
    )
    .join('\n\n')
}

const direct = packages.filter(({ isDirect }) => isDirect)
const brought = packages.filter(({ isDirect }) => !isDirect)

writeFileSync(
  path.join(root, 'docs/dependencies.md'),
  `# Dependencies and their licenses

Written by \`npm run licences\` from the lock file; not edited by hand.

## Used by the running product

${table(direct.filter(({ isDev }) => !isDev))}

## Used to build and test

${table(direct.filter(({ isDev }) => isDev))}

## What those bring with them, for every platform

${byLicence(brought)}
`,
)

const refused = packages.filter((each) => !mayUse(each))
for (const { name, version, licence } of refused)
  console.error(`${name} ${version}: ${licence ?? 'no licence'} is not allowed (tools/licences/may-use.ts)`)
console.log(
  `${packages.length} packages, ${refused.length} with a licence that is not allowed; docs/dependencies.md is written.`,
)
process.exitCode = refused.length > 0 ? 1 : 0
