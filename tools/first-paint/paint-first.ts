import { textAreas } from '../../apps/web/app/platform/i18n/text-area.ts'
import { type ScreenModules, type TextModules, textsOf } from './route-modules.ts'

const sheetLink = /<link rel="stylesheet"([^>]*)>/
const entryScript = /<script type="module"([^>]*)><\/script>/
const preloadLink = '<link rel="modulepreload"'

const useSheet = `(sheet => { sheet.onload = sheet.onerror = () => { sheet.media = 'all' } })(document.querySelector('link[media=print]'))`

/** Until the whole sheet is there it counts for paper only, so that nothing waits for it. */
const withSheetLater = (html: string): string =>
  html.replace(
    sheetLink,
    (_link, attributes) => `<link rel="stylesheet" media="print"${attributes}><script>${useSheet}</script>`,
  )

/**
 * A written page can be read without its code: that begins once the page is drawn, or when a person reaches for it. What
 * they press before the code is there is kept for it (`platform/hydration/press-again.ts`).
 */
const startLater = `(() => {
const signs = ['pointerover', 'pointerdown', 'keydown']
let begun = false
const begin = () => {
if (begun) return
begun = true
for (const sign of signs) removeEventListener(sign, begin, true)
for (const link of document.querySelectorAll('link[rel=later]')) link.rel = 'modulepreload'
const start = document.createElement('script')
start.type = 'module'
start.src = document.querySelector('script[type=later]').src
document.head.append(start)
}
for (const sign of signs) addEventListener(sign, begin, { capture: true, passive: true })
addEventListener('load', () => window.requestIdleCallback ? requestIdleCallback(begin, { timeout: 1000 }) : setTimeout(begin))
addEventListener('click', keepPress, true)
function keepPress({ target }) { window.pressedEarly = target.closest('button:not([popovertarget])') || window.pressedEarly }
window.codeIsThere = () => { removeEventListener('click', keepPress, true); return window.pressedEarly }
})()`

/** The code of a written page comes after its first drawing, and that of its screen and its texts with it. */
export function withCodeLater(html: string, modules: readonly string[]): string {
  const links = modules
    .filter((module) => !html.includes(`"${module}"`))
    .map((module) => `<link rel="later" href="${module}">`)
  return withSheetLater(html)
    .replaceAll(preloadLink, '<link rel="later"')
    .replace(entryScript, '<script type="later"$1></script>')
    .replace('</head>', () => `${links.join('')}<script>${startLater}</script></head>`)
}

/**
 * The outline is drawn before code is evaluated, which is often there at once, from a cache. A first frame may have nothing but the background. A page that
 * is hidden draws nothing, and one that draws late is not waited for.
 */
const startAfterOutline = `addEventListener('DOMContentLoaded', () => {
const start = document.createElement('script')
start.type = 'module'
start.src = document.querySelector('link[data-entry]').href
const begin = () => start.isConnected || document.head.append(start)
if (document.hidden) return begin()
const drawn = (list) => list.getEntriesByName('first-contentful-paint').length && begin()
new PerformanceObserver(drawn).observe({ type: 'paint', buffered: true })
setTimeout(begin, 500)
})`

/**
 * The shell does not know which screen it stands for until it is opened: then it asks for all code and texts of that screen
 * at once, and not for one part after the other, and the client does the same for each screen that follows. Its outline needs no code, so what draws that, and the whole sheet, go before.
 */
export function withCodeOfItsPath(
  html: string,
  screens: ReadonlyMap<string, ScreenModules>,
  texts: TextModules,
): string {
  const isNew = (module: string) => !html.includes(`"${module}"`)
  const lists = [...screens].map(([screen, { modules, sections }]): [string, readonly string[][]] => [
    screen,
    [[...modules], [...(sections?.customer ?? [])], [...(sections?.washer ?? [])]].map((list) => list.filter(isNew)),
  ])
  const files = [...new Set(lists.flatMap(([, each]) => each.flat()))]
  const numbers = Object.fromEntries(
    lists.map(([screen, each]) => [
      screen,
      [...each.map((list) => list.map((module) => files.indexOf(module))), screens.get(screen)?.area],
    ]),
  )
  const output = Object.fromEntries(
    Object.keys(texts).map((language) => [
      language,
      Object.fromEntries(textAreas.map((area) => [area, textsOf(texts, language, area)])),
    ]),
  )
  const script = `(() => {
const files = ${JSON.stringify(files)}
const screens = ${JSON.stringify(numbers)}
const texts = ${JSON.stringify(output)}
const asked = new Set()
window.requestCode = (path) => {
const [all, customer, washer, area] = screens[path.replace(/(.)\\/$/, '$1')] || [[], [], [], 'site']
const isWasher = /"is_provider":true/.test(localStorage.getItem('current_user'))
const catalogues = (texts[document.documentElement.lang] || {})[area] || []
const code = [...all, ...(isWasher ? washer : customer)].map((file) => files[file])
for (const file of [...catalogues, ...code]) {
if (asked.has(file)) continue
asked.add(file)
const link = document.createElement('link')
link.rel = 'modulepreload'
link.fetchPriority = 'low'
link.href = file
document.head.append(link)
}
}
window.requestCode(location.pathname)
})()`
  return withSheetLater(html)
    .replaceAll(preloadLink, `${preloadLink} fetchpriority="low"`)
    .replace(
      entryScript,
      (_script, attributes: string) =>
        `${preloadLink} fetchpriority="low" data-entry${attributes.replace(' src=', ' href=')}><script>${startAfterOutline}</script>`,
    )
    .replace(
      /<link rel="stylesheet"[^>]* href="([^"]+)"[^>]*>/,
      (link, href) => `<link rel="preload" as="style" crossorigin href="${href}">${link}<script>${script}</script>`,
    )
}
