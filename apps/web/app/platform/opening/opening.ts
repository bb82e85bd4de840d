/** Whose home begins so. */
export type OpeningSide = 'customer' | 'washer'

const otherwiseKeys = { customer: 'home_begins_otherwise', washer: 'washer_home_begins_otherwise' } as const

/** Stores for the next visit whether the shell may draw home's beginning, which is that of most visits. */
export function keepOpening(side: OpeningSide, isUsual: boolean): void {
  if (isUsual) localStorage.removeItem(otherwiseKeys[side])
  else localStorage.setItem(otherwiseKeys[side], '1')
}

/**
 * Runs in the shell before the first render: at the home of a customer or a Washer it draws the beginning in the language of the page,
 * and keeps it for the frames that are shown until the screen's code is loaded (`ui/opening.ts`). Of paragraphs that are each shown once it
 * leaves the one that is due.
 */
export const openingScript = `(() => {
const written = {}
for (const template of document.querySelectorAll('template[data-opening]')) {
written[template.dataset.opening] = template
template.remove()
}
document.currentScript.remove()
if (window.parent !== window) return
const path = location.pathname
const user = localStorage.getItem('current_user')
if (path !== '/home-screen' || !localStorage.getItem('auth_token') || !user) return
const side = /"is_provider":true/.test(user) ? 'washer' : 'customer'
if (/"is_operator":true/.test(user) || localStorage.getItem(${JSON.stringify(otherwiseKeys)}[side])) return
const language = document.documentElement.lang
const template = written[side + ' ' + language]
if (!template) return
const [, id] = /"id":(\\d+)/.exec(user) || []
for (const place of template.content.querySelectorAll('[data-first-not-in]')) {
const shown = (localStorage.getItem(place.dataset.firstNotIn + id) || '').split(' ')
const each = [...place.querySelectorAll('[data-name]')]
const due = each.find((one) => !shown.includes(one.dataset.name))
for (const one of each) if (one !== due) one.remove()
if (!due) place.remove()
}
const html = template.innerHTML
window.opening = { path, language, html }
for (const place of document.querySelectorAll('.opening')) place.innerHTML = html
})()`
