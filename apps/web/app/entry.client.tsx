import { isLanguage } from '@washline/contract/texts/languages'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { showLanguage } from './platform/i18n/i18n.ts'
import { keepInstallPrompt } from './platform/install/install-prompt.ts'

keepInstallPrompt()

const { lang } = document.documentElement
// The texts come before the first drawing: nobody sees a screen change its language.
await showLanguage(isLanguage(lang) ? lang : 'en').catch(() => undefined)

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  )
})
