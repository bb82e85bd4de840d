// Finds pages whose text has every typed term. The index is a script of its own, so that it works from files without a server.
const root = document.currentScript.dataset.root
const field = document.getElementById('search')
const found = document.getElementById('found')
const contents = document.getElementById('contents')
const most = 20

/** @param {string} text */
const around = (text, term) => {
  const at = text.toLowerCase().indexOf(term)
  return at < 0 ? '' : text.slice(Math.max(0, at - 40), at + 80)
}

field.addEventListener('input', () => {
  const terms = field.value.toLowerCase().split(/\s+/).filter(Boolean)
  contents.hidden = terms.length > 0
  const rows =
    terms.length === 0 ? [] : globalThis.searchIndex.filter(({ low }) => terms.every((term) => low.includes(term)))
  const inTitle = ({ title }) => terms.some((term) => title.toLowerCase().includes(term))
  const best = rows.toSorted((a, b) => Number(inTitle(b)) - Number(inTitle(a))).slice(0, most)
  found.replaceChildren(
    ...best.map(({ address, title, text }) => {
      const row = document.createElement('li')
      const link = document.createElement('a')
      link.href = `${root}/${address}`
      link.textContent = title
      const excerpt = document.createElement('small')
      excerpt.textContent = around(text, terms[0])
      link.append(excerpt)
      row.append(link)
      return row
    }),
  )
  if (terms.length > 0 && best.length === 0) found.textContent = 'Nothing found.'
})

for (const row of globalThis.searchIndex) row.low = `${row.title} ${row.text}`.toLowerCase()
