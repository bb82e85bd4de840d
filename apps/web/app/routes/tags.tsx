import { TagsScreen } from '../features/tags/tags-screen.tsx'
import { t } from '../platform/i18n/i18n.ts'
import { pageTitle } from '../platform/navigation/page-title.ts'

export const meta = () => [{ title: pageTitle(t('Bag tags')) }]

export default TagsScreen
