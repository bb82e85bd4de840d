import { TermsScreen } from '../features/site/terms-screen.tsx'

export const meta = () => [{ title: 'Terms · Washline' }]

export default TermsScreen
