import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { parseArgs, promisify } from 'node:util'
import sharp from 'sharp'
import { z } from 'zod'

// node models/scanner/gate/fetch-pictures.ts --out <folder>: pictures without laundry from Debian's packages (sources.json),
// as <folder>/train/<package>/<n>.jpg and <folder>/measure/...: no package is used for both.
// One that lies there stays as it is.
const { values } = parseArgs({ options: { out: { type: 'string', default: '' } } })
const run = promisify(execFile)
const sources = z
  .array(
    z.object({
      package: z.string(),
      use: z.enum(['train', 'measure']),
      most: z.int(),
      /** Only paths in these folders. */
      folders: z.string().optional(),
      /** Without files of these names: they show pictures that are measured. */
      except: z.string().optional(),
    }),
  )
  .parse(JSON.parse(await readFile(new URL('sources.json', import.meta.url), 'utf8')))
const isPicture = /\.(jpe?g|png|webp|tiff?)$/i
const smallestSidePx = 100
/** As large as the photographs of garments, so that size and sharpness decide nothing. */
const longSidePx = 256

for (const { package: name, use, most, folders, except } of sources) {
  const out = join(values.out, use, name)
  if (existsSync(out)) continue
  const folder = await mkdtemp(join(tmpdir(), 'pictures-'))
  await run('apt-get', ['download', name], { cwd: folder })
  const [archive = ''] = await readdir(folder)
  await run('dpkg-deb', ['-x', archive, 'files'], { cwd: folder })
  const wanted = new RegExp(folders ? `/(${folders})/` : '')
  const found = (await readdir(join(folder, 'files'), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && isPicture.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => wanted.test(path) && !(except && new RegExp(except).test(path)))
    .sort()
  const step = Math.max(1, found.length / most)
  await mkdir(out, { recursive: true })
  for (let at = 0; at < found.length; at += step)
    await shrink(found[Math.floor(at)] ?? '', join(out, `${Math.floor(at)}.jpg`)).catch(() => undefined)
  process.stdout.write(`${relative(values.out, out)}: ${(await readdir(out)).length}\n`)
}

async function shrink(from: string, to: string): Promise<void> {
  const { width = 0, height = 0 } = await sharp(from, { failOn: 'none' }).metadata()
  if (Math.min(width, height) < smallestSidePx) return
  await sharp(from, { failOn: 'none' })
    .flatten({ background: '#ffffff' })
    .resize(longSidePx, longSidePx, { fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .jpeg({ quality: 90 })
    .toFile(to)
}
