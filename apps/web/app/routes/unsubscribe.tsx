import { UnsubscribeScreen } from '../features/notifications/unsubscribe-screen.tsx'

export const meta = () => [{ title: 'Stop these letters · Washline' }, { name: 'referrer', content: 'no-referrer' }]

export default UnsubscribeScreen
