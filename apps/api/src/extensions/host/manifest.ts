import { extensionName, settingFields } from '@washline/contract/extensions/schemas'
import { isReadable } from '@washline/contract/settings/contrast'
import { z } from 'zod'
import { safeLogo } from './safe-logo.ts'

/** The major version of the interface that this server has. */
export const apiVersion = 1

/** For the author of an extension; in English, in the log and the console. */
const faults = {
  colour: 'must be #rrggbb',
  path: 'must be a path such as /sums/:year',
  twice: 'names a route twice',
  language: 'must be a language tag such as nl or pt-BR',
  accent: 'what is written on the accent cannot be read',
  accentDark: 'what is written on the dark accent cannot be read',
}

const colour = z.string().regex(/^#[0-9a-f]{6}$/i, faults.colour)
/** Colours with what is written on them, by day and by night; both can be read. */
const brandColors = z
  .object({ accent: colour, onAccent: colour, accentDark: colour, onAccentDark: colour })
  .refine(({ accent, onAccent }) => isReadable(accent, onAccent), faults.accent)
  .refine(({ accentDark, onAccentDark }) => isReadable(accentDark, onAccentDark), faults.accentDark)

const short = z.string().trim().min(1).max(80)

const placeOf = ({ method, path }: { method: string; path: string }) => `${method} ${path.replaceAll(/:[\w-]+/g, ':')}`

export const manifestSchema = z.object({
  name: extensionName,
  title: short,
  settings: settingFields,
  accounts: z.record(z.string().regex(/^[a-z_]{1,40}$/), short),
  events: z.array(z.string()),
  routes: z
    .array(
      z.object({
        method: z.enum(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']),
        path: z.string().regex(/^(?:\/:?[\w-]{1,60}){1,6}$/, faults.path),
        access: z.enum(['public', 'signed-in', 'customer', 'washer', 'operator']),
        summary: z.string().trim().min(1).max(300),
        limit: z
          .object({ max: z.int().min(1).max(10_000), windowS: z.int().min(1).max(86_400) })
          .default({ max: 60, windowS: 60 }),
      }),
    )
    .refine((routes) => new Set(routes.map(placeOf)).size === routes.length, faults.twice),
  panels: z.array(z.object({ name: z.string().regex(/^[a-z][a-z0-9-]{0,29}$/), title: short })),
  gateways: z.array(z.enum(['card', 'map', 'mail', 'scan', 'identity', 'storage'])),
  languages: z.array(
    z.object({
      code: z.string().regex(/^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/, faults.language),
      name: short,
      po: z.string().max(4_000_000),
    }),
  ),
  brand: z
    .object({
      name: short,
      colors: brandColors.optional(),
      logo: z.string().max(32_768).transform(safeLogo).optional(),
    })
    .optional(),
})
export type Manifest = z.output<typeof manifestSchema>
export type GatewayKind = Manifest['gateways'][number]

/** The description of an extension, or why it cannot be used, in one line. */
export function readManifest(described: unknown): Manifest {
  const version =
    typeof described === 'object' && described !== null && 'apiVersion' in described ? described.apiVersion : undefined
  if (version !== apiVersion)
    throw new Error(`it is written for version ${version} of the interface; this server has version ${apiVersion}`)
  const read = manifestSchema.safeParse(described)
  if (read.success) return read.data
  const [issue] = read.error.issues
  throw new Error(`its ${issue?.path.join('.') || 'definition'} cannot be used: ${issue?.message}`)
}
