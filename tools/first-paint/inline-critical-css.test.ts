import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inlineCriticalCss } from './inline-critical-css.ts'

const sheet = `@layer theme,base;@font-face{font-family:"Other";src:url(other.woff2)}
@layer base{.landing{color:red}.console .landing{color:blue}@media (min-width:60px){.desk\\:flex{display:flex}.console{margin:0}}h6{top:0}}
:root:lang(ja){--track:0}.w-1\\/2:not(.console){width:50%}@keyframes sway{to{rotate:2deg}}@keyframes spin{to{rotate:1turn}}.w-1\\/2{animation:sway 3s}`
const page = `<!doctype html><html lang="en"><head><style>@font-face{font-family:"Own";src:url(own.woff2)}</style>
<link rel="stylesheet" href="/assets/index.css"></head><body><main class="landing w-1/2 desk:flex"></main><template><h6></h6></template></body></html>`

let client: string
beforeAll(async () => {
  client = await mkdtemp(join(tmpdir(), 'critical-css-'))
  await writeFile(join(client, 'index.css'), sheet)
})
afterAll(() => rm(client, { recursive: true }))

const styled = () => inlineCriticalCss(client)(page.replace('/assets/index.css', '/index.css'))

test.each([
  '.landing{color:red}',
  'display:flex',
  'width:50%',
  ':root:lang(ja){--track:0}',
  'rotate:2deg',
  'h6{top:0}',
  '<template><h6></h6></template>',
  'own.woff2',
  '@layer theme,base',
  '<link rel="stylesheet" href="/index.css">',
])('keeps %s', async (part) => expect(await styled()).toContain(part))

test.each(['.console .landing', '.console{', 'rotate:1turn', 'other.woff2'])('leaves out %s', async (part) =>
  expect(await styled()).not.toContain(part),
)

test('pages of the same elements share their rules, another element has its own', async () => {
  const inline = inlineCriticalCss(client)
  const sheeted = page.replace('/assets/index.css', '/index.css')
  const first = await inline(sheeted)
  const other = await inline(sheeted.replace('lang="en"', 'lang="de"').replace('<main ', '<main title="Hallo" '))
  expect(other.match(/<style>.*?<\/style>/gs)).toEqual(first.match(/<style>.*?<\/style>/gs))
  expect(await inline(sheeted.replace('</main>', '<p class="console"></p></main>'))).toContain('.console{')
})
