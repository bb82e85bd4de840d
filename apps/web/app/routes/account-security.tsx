import { SecurityScreen } from '../features/account/security-screen.tsx'

export const meta = () => [{ title: 'Password and devices · Washline' }]

export default SecurityScreen
