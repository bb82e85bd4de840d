import { UnsubscribeScreen } from '../features/notifications/unsubscribe-screen.tsx'
import { t } from '../platform/i18n/i18n.ts'
import { pageTitle } from '../platform/navigation/page-title.ts'

export const meta = () => [{ title: pageTitle(t('Unsubscribe')) }, { name: 'referrer', content: 'no-referrer' }]

export default UnsubscribeScreen
