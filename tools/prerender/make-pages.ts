import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { languageCodes } from '@washline/contract/texts/languages'
import type { PageWriter, WrittenPage } from '../../apps/web/app/page-writer.ts'
import { pathIn, publicPages } from '../../apps/web/app/platform/navigation/public-pages.ts'
import { inlineCriticalCss } from '../first-paint/inline-critical-css.ts'
import { withCodeLater, withCodeOfItsPath } from '../first-paint/paint-first.ts'
import { routeModules, textModules, textsOf } from '../first-paint/route-modules.ts'
import { fillTemplate } from './fill-template.ts'
import { robots } from './robots.ts'
import { sitemap } from './sitemap.ts'

const build = path.resolve(import.meta.dirname, '../../apps/web/build')
const client = path.join(build, 'client')

const write = (name: string, text: string) => {
  const file = path.join(client, name)
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, text)
}

/** Writes the public pages in every language, the shell of all other screens, and what search engines ask for. */
const { writePage, writeShell, writeOpenings, leaveMarket }: PageWriter = await import(
  path.join(build, 'server/entry.server.js')
)
const template = readFileSync(path.join(client, 'index.html'), 'utf8')
const screens = routeModules(client)
const texts = textModules(client)
const withStyles = inlineCriticalCss(client)

const places = languageCodes.flatMap((language) =>
  publicPages.map(([page]) => ({ language, address: pathIn(language, page) })),
)
const written = new Map<string, WrittenPage>()
for (const { address } of places) written.set(address, await writePage(address))
const openings = await writeOpenings()

// What differs in another market depends on it: the server leaves it out where the market is another one.
leaveMarket()
const isOfMarket = async (address: string, { body }: WrittenPage) => (await writePage(address)).body !== body

const end = (await writeOpenings()) === openings ? openings : `<!--market-->${openings}<!--/market-->`
const shell = fillTemplate(template, { ...writeShell(), end })
write('shell.html', withCodeOfItsPath(await withStyles(shell), screens, texts))

for (const { language, address } of places) {
  const [screen, page] = [screens.get(address), written.get(address)]
  if (!screen || !page) throw new Error(`${address} is not routed`)
  const html = await withStyles(fillTemplate(template, { ...page, isOfMarket: await isOfMarket(address, page) }))
  const later = [...screen.modules, ...textsOf(texts, language, screen.area)]
  write(path.join(address, 'index.html'), withCodeLater(html, later))
}

write('sitemap.xml', sitemap())
write('robots.txt', robots)
// Modules of the client hold timers, which would keep this process running.
process.exit()
