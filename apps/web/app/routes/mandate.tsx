import { type AccessTokenId, readIdText } from '@washline/contract/ids'
import { SettingsAside } from '../features/account/components/settings-aside.tsx'
import { MandateScreen } from '../features/mandate/mandate-screen.tsx'
import { t } from '../platform/i18n/i18n.ts'
import { pageTitle } from '../platform/navigation/page-title.ts'
import { useParams } from '../router/index.ts'
import NotFound from './not-found.tsx'

export const meta = () => [{ title: pageTitle(t('Spending limits')) }]

export default function Mandate() {
  const { id } = useParams()
  const named = readIdText<AccessTokenId>(id)
  return named ? <MandateScreen key={id} tokenId={named} aside={<SettingsAside />} /> : <NotFound />
}
