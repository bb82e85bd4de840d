import { type ClaimId, readIdText } from '@washline/contract/ids'
import { ClaimScreen } from '../features/claim/claim-screen.tsx'
import { t } from '../platform/i18n/i18n.ts'
import { pageTitle } from '../platform/navigation/page-title.ts'
import { useParams } from '../router/index.ts'
import NotFound from './not-found.tsx'

export const meta = () => [{ title: pageTitle(t('Claim')) }]

export default function Claim() {
  const { id } = useParams()
  const named = readIdText<ClaimId>(id)
  return named ? <ClaimScreen key={id} claimId={named} /> : <NotFound />
}
