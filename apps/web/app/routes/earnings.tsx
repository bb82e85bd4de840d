import { EarningsScreen } from '../features/earnings/earnings-screen.tsx'

export const meta = () => [{ title: 'Earnings · Washline' }]

export default EarningsScreen
