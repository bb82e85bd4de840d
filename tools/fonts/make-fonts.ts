import { execFileSync } from 'node:child_process'
import { copyFileSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '../..')
const from = path.join(root, 'node_modules/@fontsource-variable')
const to = path.join(root, 'apps/web/app/ui/fonts')
const work = mkdtempSync(path.join(tmpdir(), 'washline-fonts-'))
const python = process.env.PYTHON ?? 'python3'
/** Kerning, marks and tabular digits; fractions are not used. */
const features = 'kern,liga,ccmp,locl,mark,mkmk,tnum'
const run = (...args: string[]) => execFileSync(python, ['-m', ...args], { stdio: ['ignore', 'ignore', 'inherit'] })

/** A face at one weight, other axes as they are. */
function atWeight(file: string, weight: number): string {
  const made = path.join(work, `${path.basename(file, '.woff2')}.ttf`)
  run('fontTools.varLib.instancer', path.join(from, file), `wght=${weight}`, '-o', made, '-q')
  return made
}

function write(name: string, font: string, signs: string): void {
  const file = path.join(to, name)
  run(
    'fontTools.subset',
    font,
    `--unicodes=${signs}`,
    '--flavor=woff2',
    `--layout-features=${features}`,
    `--output-file=${file}`,
  )
  console.log(`${name}: ${(statSync(file).size / 1_000).toFixed(1)} kB`)
}

// What the product shows of two large faces: needs Python with `pip install fonttools brotli`; the results are committed.
const bricolage = 'bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2'
write('bricolage-grotesque-800-latin.woff2', atWeight(bricolage, 800), '*')

// 中文 and 日本語: the pieces of the large face that hold their five signs.
const pieces = [113, 116, 117, 118].map((piece) =>
  atWeight(`noto-sans-jp/files/noto-sans-jp-${piece}-wght-normal.woff2`, 600),
)
const names = path.join(work, 'names.ttf')
run('fontTools.merge', ...pieces, `--output-file=${names}`)
write('language-names.woff2', names, 'U+4E2D,U+6587,U+65E5,U+672C,U+8A9E')

copyFileSync(path.join(from, 'bricolage-grotesque/LICENSE'), path.join(to, 'bricolage-grotesque-OFL.txt'))
copyFileSync(path.join(from, 'noto-sans-jp/LICENSE'), path.join(to, 'language-names-OFL.txt'))
rmSync(work, { recursive: true })
