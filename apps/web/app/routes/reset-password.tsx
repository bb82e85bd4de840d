import { ResetPasswordScreen } from '../features/identity/reset-password-screen.tsx'
import { t } from '../platform/i18n/i18n.ts'
import { pageTitle } from '../platform/navigation/page-title.ts'

export const meta = () => [{ title: pageTitle(t('Set a new password')) }, { name: 'referrer', content: 'no-referrer' }]

export default ResetPasswordScreen
