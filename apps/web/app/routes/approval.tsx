import { type ApprovalId, readIdText } from '@washline/contract/ids'
import { ApprovalScreen } from '../features/approvals/approval-screen.tsx'
import { t } from '../platform/i18n/i18n.ts'
import { pageTitle } from '../platform/navigation/page-title.ts'
import { useParams } from '../router/index.ts'
import NotFound from './not-found.tsx'

export const meta = () => [{ title: pageTitle(t('Approval')) }]

export default function Approval() {
  const { id } = useParams()
  const named = readIdText<ApprovalId>(id)
  return named ? <ApprovalScreen key={id} id={named} /> : <NotFound />
}
