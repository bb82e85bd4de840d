import { SettingsScreen } from '../features/notifications/settings-screen.tsx'

export const meta = () => [{ title: 'Notification settings · Washline' }]

export default SettingsScreen
