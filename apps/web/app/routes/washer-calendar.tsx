import { WasherCalendarScreen } from '../features/washer-calendar/washer-calendar-screen.tsx'
import { t } from '../platform/i18n/i18n.ts'
import { pageTitle } from '../platform/navigation/page-title.ts'

export const meta = () => [{ title: pageTitle(t('Your hours')) }]

export default WasherCalendarScreen
