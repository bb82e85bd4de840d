import { DataScreen } from '../features/account/data-screen.tsx'

export const meta = () => [{ title: 'Your data · Washline' }]

export default DataScreen
