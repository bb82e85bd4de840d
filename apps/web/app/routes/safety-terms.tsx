import { SafetyScreen } from '../features/site/safety-screen.tsx'
import { t } from '../platform/i18n/i18n.ts'
import { pageTitle } from '../platform/navigation/page-title.ts'

export const meta = () => [
  { title: pageTitle(t('Safety & Security')) },
  {
    name: 'description',
    content: t('How Washline protects your clothes: loss and damage policy, verification, insurance.'),
  },
]

export default SafetyScreen
