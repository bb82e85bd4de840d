import { ConfirmEmailScreen } from '../features/account/confirm-email-screen.tsx'
import { t } from '../platform/i18n/i18n.ts'
import { pageTitle } from '../platform/navigation/page-title.ts'

export const meta = () => [
  { title: pageTitle(t('Confirm your address')) },
  { name: 'referrer', content: 'no-referrer' },
]

export default ConfirmEmailScreen
