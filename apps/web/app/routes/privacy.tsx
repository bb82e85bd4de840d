import { PrivacyScreen } from '../features/site/privacy-screen.tsx'

export const meta = () => [{ title: 'Privacy · Washline' }]

export default PrivacyScreen
