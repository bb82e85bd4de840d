import path from 'node:path'

/** Where an import leads: a file of the project, by path from its root, or a package. */
export type Target = { kind: 'file'; path: string } | { kind: 'package'; name: string }

export function resolveImport(from: string, specifier: string): Target {
  const plain = specifier.replace(/\?.*$/, '')
  if (plain.startsWith('.')) return { kind: 'file', path: path.posix.join(path.posix.dirname(from), plain) }
  const contract = /^@washline\/contract\/(.+)$/.exec(plain)
  if (contract) return { kind: 'file', path: `packages/contract/src/${contract[1]}.ts` }
  if (plain === '@washline/extension') return { kind: 'file', path: 'packages/extension/src/index.ts' }
  if (plain === '@washline/client') return { kind: 'file', path: 'packages/client/src/index.ts' }
  const workspace = /^@washline\/([^/]+)/.exec(plain)
  if (workspace) return { kind: 'file', path: `apps/${workspace[1]}/index.ts` }
  const [scopeOrName = '', name] = plain.split('/')
  return { kind: 'package', name: scopeOrName.startsWith('@') && name ? `${scopeOrName}/${name}` : scopeOrName }
}
