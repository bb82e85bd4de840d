import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { withCodeLater, withCodeOfItsPath, withStylesInside } from './paint-first.ts'
import { routeModules, textModules, textsOf } from './route-modules.ts'

const client = path.resolve(import.meta.dirname, '../../apps/web/build/client')
const shell = '__spa-fallback.html'

/** Rewrites the built pages so that nothing holds up their first drawing. */
const sheetName = readdirSync(path.join(client, 'assets')).find((name) => /^index-[\w-]+\.css$/.test(name)) ?? ''
const sheet = readFileSync(path.join(client, 'assets', sheetName), 'utf8')
const screens = routeModules(client)
const texts = textModules(client)

/** The texts of a written page, which says its language. */
function textsIn(name: string, html: string): string[] {
  const language = /<html lang="(\w+)"/.exec(html)?.[1] ?? 'en'
  const area = screens.get(path.posix.join('/', path.dirname(name)))?.area
  return area ? textsOf(texts, language, area) : []
}

for (const name of readdirSync(client, { recursive: true, encoding: 'utf8' })) {
  if (!name.endsWith('.html')) continue
  const file = path.join(client, name)
  const html = withStylesInside(readFileSync(file, 'utf8'), sheet)
  writeFileSync(
    file,
    name === shell ? withCodeOfItsPath(html, screens, texts) : withCodeLater(html, textsIn(name, html)),
  )
}
