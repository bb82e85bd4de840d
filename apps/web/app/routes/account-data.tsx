import { DataScreen } from '../features/account/data-screen.tsx'
import { TrainingSetting } from '../features/training/components/training-setting.tsx'
import { t } from '../platform/i18n/i18n.ts'
import { pageTitle } from '../platform/navigation/page-title.ts'

export const meta = () => [{ title: pageTitle(t('Your data')) }]

export default function AccountData() {
  return <DataScreen training={<TrainingSetting />} />
}
