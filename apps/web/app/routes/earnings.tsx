import { EarningsScreen } from '../features/earnings/earnings-screen.tsx'
import { t } from '../platform/i18n/i18n.ts'
import { pageTitle } from '../platform/navigation/page-title.ts'
import { OpenDeductions } from './sections/washer-asides.ts'

export const meta = () => [{ title: pageTitle(t('Earnings')) }]

export default function Earnings() {
  return <EarningsScreen deductions={<OpenDeductions />} />
}
