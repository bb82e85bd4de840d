import { SetupScreen } from '../features/identity/setup-screen.tsx'
import { t } from '../platform/i18n/i18n.ts'
import { pageTitle } from '../platform/navigation/page-title.ts'

export const meta = () => [{ title: pageTitle(t('Set up your market')) }, { name: 'referrer', content: 'no-referrer' }]

export default SetupScreen
