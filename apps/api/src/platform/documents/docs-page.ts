/** The page of `/api/docs`. It has no script of its own, so the security headers stay as strict as everywhere. */
export const docsPage = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Washline API</title>
<link rel="icon" href="/icon.svg">
<link rel="stylesheet" href="/api/docs/swagger-ui.css">
<link rel="stylesheet" href="/api/docs/page.css">
<body>
<main id="calls"></main>
<script src="/api/docs/swagger-ui-bundle.js"></script>
<script type="module" src="/api/docs/page.js"></script>
</body>
</html>`

export const docsStyle = `body { margin: 0 }
.swagger-ui .wrapper { max-width: 72rem; padding: 0 1rem }
@media (max-width: 40rem) {
  .swagger-ui .opblock .opblock-summary { flex-wrap: wrap }
  .swagger-ui .opblock .opblock-summary-path { max-width: 100% }
  .swagger-ui .opblock .opblock-summary-description { flex-basis: 100%; padding: 0 .5rem }
  .swagger-ui table { display: block; overflow-x: auto }
}`

/**
 * Without a validator of somebody else's, and without anything stored: a token is forgotten with the page. The document is
 * parsed here, since the library takes every text that it loads for YAML, which is slow. So is its resolver, which reads the
 * whole document anew for each call that is opened, seconds each time: here a call's references are replaced alone. One that
 * stands inside itself stays a reference.
 */
export const docsScript = `const dark = matchMedia('(prefers-color-scheme: dark)')
const paint = () => document.documentElement.classList.toggle('dark-mode', dark.matches)
dark.addEventListener('change', paint)
paint()
const answer = await fetch('/api/openapi.json')
const pointed = (document, pointer) =>
  pointer.split('/').slice(1).reduce((at, key) => at[key.replaceAll('~1', '/').replaceAll('~0', '~')], document)
const resolved = (document, value, within = []) => {
  if (Array.isArray(value)) return value.map((each) => resolved(document, each, within))
  if (typeof value !== 'object' || value === null || within.includes(value.$ref)) return value
  const { $ref: pointer, ...beside } = value
  const entries = Object.entries(typeof pointer === 'string' ? beside : value)
  const read = Object.fromEntries(entries.map(([key, each]) => [key, resolved(document, each, within)]))
  if (typeof pointer !== 'string') return read
  return { ...resolved(document, pointed(document, pointer), [...within, pointer]), ...read }
}
const resolveSubtree = async (document, path) => ({
  errors: [],
  spec: resolved(document, path.reduce((at, key) => at?.[key], document)),
})
SwaggerUIBundle({
  plugins: [() => ({ fn: { resolveSubtree } })],
  spec: await answer.json(),
  domNode: document.getElementById('calls'),
  deepLinking: true,
  docExpansion: 'none',
  defaultModelsExpandDepth: -1,
  filter: true,
  tryItOutEnabled: true,
  displayRequestDuration: true,
  displayOperationId: true,
  validatorUrl: null,
})`
