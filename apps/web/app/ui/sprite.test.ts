import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const sprite = readFileSync(new URL('sprite.svg', import.meta.url), 'utf8')
const drawings = sprite.split('<symbol ').slice(1)
const garments = drawings.filter((drawing) => drawing.includes('--g-stroke'))

it('has garments whose lines may scale where they sway: else each frame needs the styles and layout of the page', () => {
  expect(garments.length).toBeGreaterThan(20)
  const fixed = garments.filter((drawing) =>
    drawing.replaceAll('var(--g-effect,non-scaling-stroke)', '').includes('non-scaling-stroke'),
  )
  expect(fixed.map((drawing) => /id="([\w-]+)"/.exec(drawing)?.[1])).toEqual([])
})

it('sways by what the browser moves without the page', () => {
  const motion = readFileSync(new URL('styles/motion.css', import.meta.url), 'utf8')
  const sway = /@keyframes sway \{[\s\S]*?\n\}/.exec(motion)?.[0]
  expect(sway).toContain('transform: rotate(')
  expect(sway).not.toMatch(/^\s+rotate:/m)
  expect(motion).toContain('--g-effect: none')
})
