import { textAreas } from '../../apps/web/app/platform/i18n/text-area.ts'
import { criticalCss } from './critical-css.ts'
import { type ScreenModules, type TextModules, textsOf } from './route-modules.ts'

/** Until the whole sheet is there it counts for paper only, so that nothing waits for it. */
const sheetLink = /<link rel="stylesheet" href="([^"]+)"\/?>/

const useSheet = `(sheet => { sheet.onload = sheet.onerror = () => { sheet.media = 'all' } })(document.querySelector('link[media=print]'))`

/** What the page looks like is in the page; the whole style sheet comes without holding up the first drawing. */
export function withStylesInside(html: string, sheet: string): string {
  const styles = criticalCss(sheet, html)
  return html.replace(
    sheetLink,
    (_link, href) =>
      `<style>${styles}</style><link rel="stylesheet" href="${href}" media="print"/><script>${useSheet}</script>`,
  )
}

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
start.textContent = document.querySelector('script[type=later]').textContent
document.head.append(start)
}
for (const sign of signs) addEventListener(sign, begin, { capture: true, passive: true })
addEventListener('load', () => window.requestIdleCallback ? requestIdleCallback(begin, { timeout: 1000 }) : setTimeout(begin))
addEventListener('click', keepPress, true)
function keepPress({ target }) { window.pressedEarly = target.closest('button:not([popovertarget])') || window.pressedEarly }
window.codeIsThere = () => { removeEventListener('click', keepPress, true); return window.pressedEarly }
})()`

/** The code of a written page comes after its first drawing, and its texts with it. */
export const withCodeLater = (html: string, texts: readonly string[]): string =>
  html
    .replaceAll('<link rel="modulepreload"', '<link rel="later"')
    .replace(/<script type="module"[^>]*>/, '<script type="later">')
    .replace(
      '</head>',
      `${texts.map((module) => `<link rel="later" href="${module}"/>`).join('')}<script>${startLater}</script></head>`,
    )

/**
 * The shell does not know which screen it stands for until it is opened: then it asks for all code and texts of that screen
 * at once, and not for one part after the other. Its outline needs no code, so what draws that, and the whole sheet, go before.
 */
export function withCodeOfItsPath(
  html: string,
  screens: ReadonlyMap<string, ScreenModules>,
  texts: TextModules,
): string {
  const isNew = (module: string) => !html.includes(`href="${module}"`)
  const lists = [...screens].map(([screen, { modules, halves }]): [string, readonly string[][]] => [
    screen,
    [[...modules], [...(halves?.customer ?? [])], [...(halves?.washer ?? [])]].map((list) => list.filter(isNew)),
  ])
  const files = [...new Set(lists.flatMap(([, each]) => each.flat()))]
  const numbers = Object.fromEntries(
    lists.map(([screen, each]) => [
      screen,
      [...each.map((list) => list.map((module) => files.indexOf(module))), screens.get(screen)?.area],
    ]),
  )
  const said = Object.fromEntries(
    Object.keys(texts).map((language) => [
      language,
      Object.fromEntries(textAreas.map((area) => [area, textsOf(texts, language, area)])),
    ]),
  )
  const script = `(() => {
const files = ${JSON.stringify(files)}
const screens = ${JSON.stringify(numbers)}
const texts = ${JSON.stringify(said)}
const [all, customer, washer, area] = screens[location.pathname.replace(/(.)\\/$/, '$1')] || [[], [], [], 'site']
const isWasher = /"is_provider":true/.test(localStorage.getItem('current_user'))
const said = (texts[document.documentElement.lang] || {})[area] || []
const code = [...all, ...(isWasher ? washer : customer)].map((file) => files[file])
for (const file of new Set([...said, ...code])) {
const link = document.createElement('link')
link.rel = 'modulepreload'
link.fetchPriority = 'low'
link.href = file
document.head.append(link)
}
})()`
  return html
    .replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"')
    .replace(
      /<link rel="stylesheet" href="([^"]+)" media="print"\/>/,
      (link, href) => `<link rel="preload" as="style" href="${href}"/>${link}<script>${script}</script>`,
    )
}
