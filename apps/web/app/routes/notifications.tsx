import { NotificationsScreen } from '../features/notifications/notifications-screen.tsx'

export const meta = () => [{ title: 'Notifications · Washline' }]

export default NotificationsScreen
