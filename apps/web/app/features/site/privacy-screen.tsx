import type { ReactNode } from 'react'
import { t } from '../../platform/i18n/i18n.ts'
import { LegalPage } from './components/legal-page.tsx'
import { privacySections } from './components/privacy-texts.ts'

export interface PrivacyScreenProps {
  operator: ReactNode
}

export function PrivacyScreen({ operator }: PrivacyScreenProps) {
  return (
    <LegalPage
      title={t('Privacy')}
      lead={t('What we keep, why, how long, and who sees it.')}
      sections={privacySections()}
      operator={operator}
    />
  )
}
