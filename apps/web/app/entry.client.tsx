import { isLanguage } from '@washline/contract/texts/languages'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { wholeSheet } from './platform/hydration/whole-sheet.ts'
import { showLanguage } from './platform/i18n/i18n.ts'
import { keepInstallPrompt } from './platform/install/install-prompt.ts'

keepInstallPrompt()

const { lang } = document.documentElement
// Texts and styles come before the first drawing: nobody sees a screen change its language or its looks.
await Promise.all([showLanguage(isLanguage(lang) ? lang : 'en').catch(() => undefined), wholeSheet()])

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  )
})
