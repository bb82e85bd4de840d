import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { UserId } from '@washline/contract/ids'
import { afterAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { type SceneName, sceneJpeg, scenes } from '../../../../../models/scanner/scenes/scene-jpeg.ts'
import type { ScannedItem } from '../scanner-gateway.ts'
import { createEmbeddedScanner, type EmbeddedScannerOptions } from './embedded-scanner.ts'

const slow = { timeout: 30_000 }
const models = new URL('../../../../../models/scanner/', import.meta.url)

const countOf = (items: readonly ScannedItem[]) => items.reduce((sum, { quantity }) => sum + quantity, 0)
const reason = (expected: string) => expect.objectContaining({ name: 'ScannerFailure', reason: expected })

async function withScanner<Result>(
  options: EmbeddedScannerOptions,
  use: (scanner: ReturnType<typeof createEmbeddedScanner>) => Promise<Result>,
): Promise<Result> {
  const scanner = createEmbeddedScanner(options)
  try {
    return await use(scanner)
  } finally {
    await scanner.close()
  }
}

describe('with the shipped models', slow, () => {
  const scanner = createEmbeddedScanner()
  afterAll(() => scanner.close())

  it.each<[SceneName, string[]]>([
    ['green-tshirt', ['tops']],
    ['three-garments', ['bottoms', 'full body', 'tops']],
    ['three-on-tiles', ['bottoms', 'full body', 'tops']],
    ['five-garments', ['accessories', 'bottoms', 'full body', 'tops']],
    ['five-on-wood', ['accessories', 'bottoms', 'full body', 'tops']],
    ['eight-garments', ['accessories', 'bottoms', 'full body', 'tops']],
  ])('counts %s and names the categories', async (name, categories) => {
    const items = await scanner.scan(await sceneJpeg(name))
    expect(countOf(items)).toBe(scenes[name].pieces.length)
    expect([...new Set(items.map(({ category }) => category))].sort()).toEqual(categories)
  })

  it.each<SceneName>(['empty-bed', 'empty-wood', 'empty-tiles'])('finds nothing on %s', async (name) => {
    expect(await scanner.scan(await sceneJpeg(name))).toEqual([])
  })

  it('distinguishes two T-shirts by their colours, each with its box', async () => {
    const items = await scanner.scan(await sceneJpeg('summer-load'))
    const shirts = items.filter(({ garment }) => garment.id === 'tshirt')
    expect(shirts.map(({ colour }) => colour).sort()).toEqual(['green', 'red'])
    expect(shirts.map(({ quantity, boxes }) => [quantity, boxes.length])).toEqual([
      [1, 1],
      [1, 1],
    ])
    for (const { confidence, boxes } of items) {
      expect(confidence > 0 && confidence <= 1).toBe(true)
      for (const [x, y, width, height] of boxes)
        expect(x >= 0 && y >= 0 && x + width <= 1 && y + height <= 1).toBe(true)
    }
  })

  it('answers two concurrent scans, each for its picture', async () => {
    const [three, none] = await Promise.all([
      sceneJpeg('three-garments').then(scanner.scan),
      sceneJpeg('empty-bed').then(scanner.scan),
    ])
    expect([countOf(three), countOf(none)]).toEqual([3, 0])
  })

  it('fails an unreadable picture and scans the next one', async () => {
    await expect(scanner.scan(Buffer.from('no picture'))).rejects.toEqual(reason('failed'))
    expect(countOf(await scanner.scan(await sceneJpeg('three-garments')))).toBe(3)
  })
})

describe('guards', slow, () => {
  it('refuses a model whose hash differs from the manifest', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'models-'))
    onTestFinished(() => rm(folder, { recursive: true }))
    await cp(models, folder, { recursive: true })
    const manifest = join(folder, 'manifest.json')
    const shipped = await readFile(manifest, 'utf8')
    await writeFile(manifest, shipped.replace(/("sha256": ")./, '$1-'))
    await withScanner({ modelFolder: pathToFileURL(`${folder}/`) }, async (scanner) => {
      await expect(scanner.warm()).rejects.toEqual(reason('model_refused'))
      await expect(scanner.scan(Buffer.alloc(1))).rejects.toEqual(reason('model_refused'))
    })
  })

  /** A process that executes the command that the picture consists of. */
  const fakeChild = async () => {
    const folder = await mkdtemp(join(tmpdir(), 'scanner-'))
    onTestFinished(() => rm(folder, { recursive: true }))
    const file = join(folder, 'child.mjs')
    const code = `import { existsSync, writeFileSync } from 'node:fs'
      const seen = new URL('seen', import.meta.url)
      process.on('disconnect', () => process.exit())
      process.on('message', ({ id, args: [image] }) => {
        const command = image ? Buffer.from(image).toString() : 'load'
        if (command === 'die') process.exit(1)
        if (command === 'die once' && !existsSync(seen)) {
          writeFileSync(seen, '')
          process.exit(1)
        }
        if (command === 'faint') setTimeout(() => process.exit(1))
        const result = { garments: [], gate: { refuseBelow: 0.1, sureFrom: 0.2 } }
        if (command !== 'sleep') process.send({ id, answer: { result, use: { runtime: 'wasm' } } })
      })
      process.send('ready')`
    await writeFile(file, code)
    return pathToFileURL(file)
  }

  it('refuses a scan while its queue is full', async () => {
    await withScanner({ childFile: await fakeChild(), queueLimit: 2 }, async (scanner) => {
      const accepted = [scanner.scan(Buffer.from('a')), scanner.scan(Buffer.from('b'))]
      await expect(scanner.scan(Buffer.from('c'))).rejects.toEqual(reason('busy'))
      expect(await Promise.all(accepted)).toEqual([[], []])
      expect(await scanner.scan(Buffer.from('c'))).toEqual([])
    })
  })

  it('leaves room for others when one account scans all it can', async () => {
    await withScanner({ childFile: await fakeChild(), placesPerAccount: 2 }, async (scanner) => {
      const [one, other] = [1, 2] as UserId[]
      const accepted = [scanner.scan(Buffer.from('a'), one), scanner.scan(Buffer.from('b'), one)]
      await expect(scanner.scan(Buffer.from('c'), one)).rejects.toEqual(reason('busy'))
      expect(await scanner.scan(Buffer.from('c'), other)).toEqual([])
      expect(await Promise.all(accepted)).toEqual([[], []])
    })
  })

  it.each([
    ['ends, twice', 'die', 'failed'],
    ['never answers', 'sleep', 'timeout'],
  ])('gives up a picture whose process %s, and scans the next one', async (_, command, failure) => {
    await withScanner({ childFile: await fakeChild(), timeoutMs: 300 }, async (scanner) => {
      const lost = scanner.scan(Buffer.from(command))
      const next = scanner.scan(Buffer.from('next'))
      await expect(lost).rejects.toEqual(reason(failure))
      expect(await next).toEqual([])
    })
  })

  it('scans again what was in hand when the process ended', async () => {
    await withScanner({ childFile: await fakeChild() }, async (scanner) => {
      expect(await scanner.scan(Buffer.from('die once'))).toEqual([])
    })
  })

  it('replaces a process that ends between two scans', async () => {
    await withScanner({ childFile: await fakeChild() }, async (scanner) => {
      await scanner.scan(Buffer.from('faint'))
      await vi.waitFor(() => expect(scanner.pid()).toBeUndefined(), { timeout: 20_000 })
      expect(await scanner.scan(Buffer.from('next'))).toEqual([])
    })
  })

  it('ends the process that has been idle, and starts another one when a photo is on its way', async () => {
    await withScanner({ childFile: await fakeChild(), idleMs: 50 }, async (scanner) => {
      expect(scanner.pid()).toBeUndefined()
      await scanner.scan(Buffer.from('a'))
      const first = scanner.pid() ?? 0
      await vi.waitFor(() => expect(() => process.kill(first, 0)).toThrow('ESRCH'), 20_000)
      scanner.prepare?.()
      expect(scanner.pid()).not.toBe(first)
      expect(await scanner.scan(Buffer.from('b'))).toEqual([])
    })
  })

  it('finishes queued scans when it closes and refuses new ones', async () => {
    const scanner = createEmbeddedScanner({ childFile: await fakeChild() })
    const taken = [scanner.scan(Buffer.from('a')), scanner.scan(Buffer.from('b'))]
    await Promise.all([scanner.close(), scanner.close()])
    expect(await Promise.all(taken)).toEqual([[], []])
    await expect(scanner.scan(Buffer.from('c'))).rejects.toEqual(reason('closed'))
    await expect(scanner.warm()).rejects.toEqual(reason('closed'))
  })
})
