import { HistoryScreen } from '../features/history/history-screen.tsx'

export const meta = () => [{ title: 'Order History · Washline' }]

export default HistoryScreen
