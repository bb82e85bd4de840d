import { UndoChangeScreen } from '../features/account/undo-change-screen.tsx'
import { t } from '../platform/i18n/i18n.ts'
import { pageTitle } from '../platform/navigation/page-title.ts'

export const meta = () => [{ title: pageTitle(t('Was this not you?')) }, { name: 'referrer', content: 'no-referrer' }]

export default UndoChangeScreen
