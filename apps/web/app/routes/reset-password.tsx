import { ResetPasswordScreen } from '../features/identity/reset-password-screen.tsx'

export const meta = () => [{ title: 'Set a new password · Washline' }, { name: 'referrer', content: 'no-referrer' }]

export default ResetPasswordScreen
