import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, it, onTestFinished } from 'vitest'
import { type SceneName, sceneJpeg, scenes } from '../scenes/scene-jpeg.ts'

const command = fileURLToPath(new URL('./evaluate.ts', import.meta.url))

it('fills the table from a folder of labelled pictures', { timeout: 120_000 }, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'labelled-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await mkdir(join(folder, 'images'))
  const names: SceneName[] = ['one-tshirt', 'three-garments', 'empty-bed']
  const rows = names.flatMap((name) => {
    const arrangement = { 'one-tshirt': '', 'three-garments': 'spread', 'empty-bed': 'empty' }[name as string]
    const pieces = scenes[name].pieces.map(({ garment }) => garment)
    return (pieces.length > 0 ? pieces : ['']).map((garment) => `${name},${garment},${arrangement},val`)
  })
  const trainedOn = 'not-there,T-Shirt,,train'
  await writeFile(join(folder, 'labels.csv'), ['id,label,arrangement,split', ...rows, trainedOn].join('\n'))
  for (const name of names) await writeFile(join(folder, 'images', `${name}.jpg`), await sceneJpeg(name))

  const misses = join(folder, 'misses.png')
  const { stdout } = await promisify(execFile)(process.execPath, [command, '--data', folder, '--misses', misses])
  expect(stdout).toContain('| single photo, category right | 100.0 % | 88 % | 93 % |')
  expect(stdout).toContain('| spread and overlapping: mean count error | 0.00 | 0.45 | 0.25 |')
  expect(stdout).toContain('| empty: nothing found | 100.0 % | 95 % | 99 % |')
  expect((await stat(misses)).size).toBeGreaterThan(0)
})
