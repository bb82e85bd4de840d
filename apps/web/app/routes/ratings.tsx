import { RatingsScreen } from '../features/ratings/ratings-screen.tsx'
import { t } from '../platform/i18n/i18n.ts'
import { pageTitle } from '../platform/navigation/page-title.ts'
import { useUser } from '../platform/session/use-user.ts'

export const meta = () => [{ title: pageTitle(t('Ratings')) }]

export default function Ratings() {
  return <RatingsScreen userId={useUser().id} />
}
