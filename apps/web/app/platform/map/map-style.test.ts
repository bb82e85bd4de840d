import { existsSync, readFileSync, statSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { mapStyle } from './map-style.ts'

const publicFile = (address: string) => new URL(`../../../public${new URL(address).pathname}`, import.meta.url)

describe.each(['light', 'dark'] as const)('the %s map style', (theme) => {
  const style = mapStyle(theme, 'https://washline.test/')
  const files = Object.values(style.sources).map((source) => String(Reflect.get(source, 'data')))

  it('names files that exist, each small', () => {
    for (const file of files) expect(statSync(publicFile(file)).size, file).toBeLessThan(400_000)
    for (const end of ['.json', '.png', '@2x.json', '@2x.png'])
      expect(existsSync(publicFile(`${style.sprite}${end}`))).toBe(true)
  })

  it('has unique layer ids, on sources that it declares, and needs no glyphs', () => {
    const ids = style.layers.map((layer) => layer.id)
    expect(new Set(ids).size).toBe(ids.length)
    for (const layer of style.layers)
      if (layer.type !== 'background') expect(Object.keys(style.sources)).toContain(layer.source)
    expect(style.glyphs).toBeUndefined()
  })

  it('draws only kinds that the files have', () => {
    const kinds = new Set(files.flatMap((file) => readFileSync(publicFile(file), 'utf8').match(/"k":"\w+"/g) ?? []))
    const drawn = JSON.stringify(style.layers).match(/\["get","k"\],(\["literal",\[[^\]]+\]\]|"\w+")/g) ?? []
    const wanted = drawn
      .flatMap((filter) => filter.slice(11).match(/"\w+"/g) ?? [])
      .filter((kind) => kind !== '"literal"')
    expect(wanted.length).toBeGreaterThan(15)
    for (const kind of wanted) expect(kinds).toContain(`"k":${kind}`)
  })
})
