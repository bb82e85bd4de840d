import { DeleteDraft } from '../features/draft/components/delete-draft.tsx'
import { HistoryScreen } from '../features/history/history-screen.tsx'
import { ListedHeart } from '../features/people/components/listed-heart.tsx'
import { t } from '../platform/i18n/i18n.ts'
import { pageTitle } from '../platform/navigation/page-title.ts'
import { getSession } from '../platform/session/session.ts'
import { later } from '../ui/later.tsx'

const HowItWorks = later(
  () => import('../features/home/components/how-it-works.tsx').then((module) => module.HowItWorks),
  null,
)

export const meta = () => [
  { title: pageTitle(getSession().user?.is_provider ? t('Order History##washer') : t('Order History')) },
]

export default function OrderHistory() {
  return (
    <HistoryScreen
      beforeFirst={!getSession().user?.is_provider && <HowItWorks />}
      heartOf={({ provider }) =>
        provider && <ListedHeart userId={provider.user_id} name={provider.provider.business_name} />
      }
      draftActionOf={({ id }) => <DeleteDraft orderId={id} />}
    />
  )
}
