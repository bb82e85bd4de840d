/** Licences under which a dependency may be used beside Apache-2.0 code, as SPDX ids. */
const allowed = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'Unlicense',
  'Zlib',
])

/** Allowed for these packages only, unchanged and as separate files; docs/licences.md describes how each is used. */
const allowedFor: Readonly<Record<string, RegExp>> = {
  'LGPL-3.0-or-later': /^@img\/sharp-/,
  'MPL-2.0': /^(?:lightningcss(?:-[\w-]+)?|axe-core|web-push)$/,
  'Python-2.0': /^argparse$/,
  'CC-BY-4.0': /^caniuse-lite$/,
}

export interface Package {
  readonly name: string
  readonly licence: string | undefined
}

const isAllowed = (name: string, id: string) => allowed.has(id) || allowedFor[id]?.test(name) === true

/** Whether a package may be used: one side of an `OR` suffices, of an `AND` every part must be allowed. */
export function mayUse({ name, licence }: Package): boolean {
  if (!licence) return false
  return licence
    .replace(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((id) => isAllowed(name, id.trim())))
}
