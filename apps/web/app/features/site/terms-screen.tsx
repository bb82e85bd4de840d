import type { ReactNode } from 'react'
import { useMoneyRules } from '../../domain/market/use-money-rules.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { LegalPage } from './components/legal-page.tsx'
import { termsSections } from './components/terms-texts.ts'

export interface TermsScreenProps {
  operator: ReactNode
}

export function TermsScreen({ operator }: TermsScreenProps) {
  return (
    <LegalPage
      title={t('Terms')}
      lead={t('The agreement between you and us, in plain words.')}
      sections={termsSections(useMoneyRules())}
      operator={operator}
    />
  )
}
