/** The page of `/api/docs`. It has no script of its own, so the security headers stay as strict as everywhere. */
export const docsPage = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Washline API</title>
<link rel="icon" href="/favicon.ico">
<link rel="stylesheet" href="/api/docs/swagger-ui.css">
<link rel="stylesheet" href="/api/docs/page.css">
<body>
<main id="calls"></main>
<script src="/api/docs/swagger-ui-bundle.js"></script>
<script src="/api/docs/page.js"></script>
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

/** Without a validator of somebody else's, and without anything stored: a token is forgotten with the page. */
export const docsScript = `const dark = matchMedia('(prefers-color-scheme: dark)')
const paint = () => document.documentElement.classList.toggle('dark-mode', dark.matches)
dark.addEventListener('change', paint)
paint()
SwaggerUIBundle({
  url: '/api/openapi.json',
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
