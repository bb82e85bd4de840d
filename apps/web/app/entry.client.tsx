import { isLanguage } from '@washline/contract/texts/languages'
import { StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { openFormats } from './platform/format/open-formats.ts'
import { wholeSheet } from './platform/hydration/whole-sheet.ts'
import { showLanguage } from './platform/i18n/i18n.ts'
import { loadAddedBy } from './platform/i18n/load-catalogue.ts'
import { readInstallation } from './platform/i18n/read-installation.ts'
import { storeInstallPrompt } from './platform/install/stored-prompt.ts'
import Root from './root.tsx'
import { BrowserRouter } from './router/index.ts'
import { filesAt } from './routes.tsx'
import { loadScreens } from './screens.ts'

storeInstallPrompt()
const market = readInstallation()
loadAddedBy((code) => import('./platform/api/load-added.ts').then(({ loadAdded }) => loadAdded(code)))

const { lang } = document.documentElement
// Texts, styles and the screen come before the first drawing: nobody sees a screen change its language or its looks. The
// error boundary shows what could not be loaded.
const files = Promise.all([
  market.catch(() => undefined),
  showLanguage(isLanguage(lang) ? lang : 'en').catch(() => undefined),
  wholeSheet(),
  loadScreens(filesAt(location.pathname)).catch(() => undefined),
])
await Promise.all([files, openFormats(lang, files)])

const place = document.getElementById('root')
const app = (
  <StrictMode>
    <BrowserRouter>
      <Root />
    </BrowserRouter>
  </StrictMode>
)

startTransition(() => {
  if (!place) return
  if ('prerendered' in place.dataset) hydrateRoot(place, app)
  else createRoot(place).render(app)
})
