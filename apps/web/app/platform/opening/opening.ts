const otherwiseKey = 'home_begins_otherwise'

/** Stores for the next visit whether the shell may draw home's beginning, which is the one without a current order. */
export function keepOpening(isUsual: boolean): void {
  if (isUsual) localStorage.removeItem(otherwiseKey)
  else localStorage.setItem(otherwiseKey, '1')
}

/**
 * Runs in the shell before the first render: at a customer's home it draws the beginning in the language of the page,
 * and keeps it for the frames that are shown until the screen's code is loaded (`ui/opening.ts`).
 */
export const openingScript = `(() => {
const drawn = {}
for (const template of document.querySelectorAll('template[data-opening]')) {
drawn[template.dataset.opening] = template.innerHTML
template.remove()
}
document.currentScript.remove()
if (window.parent !== window) return
const path = location.pathname
const user = localStorage.getItem('current_user')
if (path !== '/home-screen' || !localStorage.getItem('auth_token') || !user) return
if (/"is_(provider|operator)":true/.test(user) || localStorage.getItem('${otherwiseKey}')) return
const language = document.documentElement.lang
if (!drawn[language]) return
window.opening = { path, language, html: drawn[language] }
for (const place of document.querySelectorAll('.opening')) place.innerHTML = drawn[language]
})()`
