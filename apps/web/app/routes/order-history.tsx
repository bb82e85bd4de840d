import { HistoryScreen } from '../features/history/history-screen.tsx'
import { t } from '../platform/i18n/i18n.ts'
import { pageTitle } from '../platform/navigation/page-title.ts'

export const meta = () => [{ title: pageTitle(t('Order History')) }]

export default HistoryScreen
