import { ConfirmEmailScreen } from '../features/account/confirm-email-screen.tsx'

export const meta = () => [{ title: 'Confirm your address · Washline' }, { name: 'referrer', content: 'no-referrer' }]

export default ConfirmEmailScreen
