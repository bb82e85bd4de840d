import { WasherOffersScreen } from '../features/washer-offers/washer-offers-screen.tsx'
import { t } from '../platform/i18n/i18n.ts'
import { pageTitle } from '../platform/navigation/page-title.ts'

export const meta = () => [{ title: pageTitle(t('Your offers')) }]

export default WasherOffersScreen
