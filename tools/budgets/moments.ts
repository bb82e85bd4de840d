import { readFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { sourcesOf, type Weighed } from './weigh.ts'

const web = 'apps/web/app'

/**
 * What the three moments of an order consist of (docs/decisions/098-moments.md): the scan's answer, a Washer's yes, the three hours and
 * their end. What they read, such as which order is away, is not part of them.
 */
const scripts = [
  'features/scan/use-reveal.ts',
  'features/scan/use-pegging.ts',
  'features/scan/components/pieces.tsx',
  'features/search/use-yes.ts',
  'features/search/use-flight.ts',
  'features/completion/use-return.ts',
  'features/completion/components/return-moment.tsx',
  'domain/order/pegged-line.tsx',
  'domain/order/three-hour-line.tsx',
].map((file) => `${web}/${file}`)

const styles = ['pegged', 'tear', 'three-hours'].map((name) => `${web}/ui/styles/${name}.css`)

/** How many kB they may load together, compressed. */
const momentsKb = 6

const withoutSpace = (css: string) =>
  css
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ?([{};:,]) ?/g, '$1')

export interface MomentsWeight {
  readonly scriptsKb: number
  readonly stylesKb: number
  /** Their files that are in no module. */
  readonly missing: readonly string[]
}

/** The compressed kB of the moments: of their scripts as shares of the modules that they are in, of their styles as one file. */
export function weighMoments(root: string, modules: readonly Weighed[]): MomentsWeight {
  const shares = modules.flatMap(sourcesOf).filter(({ file }) => scripts.includes(file))
  const missing = scripts.filter((script) => !shares.some(({ file }) => file === script))
  const css = styles.map((file) => withoutSpace(readFileSync(path.join(root, file), 'utf8'))).join('')
  return {
    missing,
    scriptsKb: shares.reduce((sum, { kb }) => sum + kb, 0),
    stylesKb: gzipSync(css, { level: 9 }).length / 1_000,
  }
}

export const momentsText = ({ scriptsKb, stylesKb }: MomentsWeight): string =>
  `The three moments load ${(scriptsKb + stylesKb).toFixed(2)} kB: ${scriptsKb.toFixed(2)} of scripts, ${stylesKb.toFixed(2)} of styles.`

export const overMoments = ({ scriptsKb, stylesKb, missing }: MomentsWeight): string[] => [
  ...(scriptsKb + stylesKb > momentsKb ? [`The three moments may load ${momentsKb} kB together.`] : []),
  ...(missing.length > 0 ? [`These files of the moments are in no module: ${missing.join(', ')}`] : []),
]
