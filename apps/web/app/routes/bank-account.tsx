import { BankAccountScreen } from '../features/earnings/bank-account-screen.tsx'

export const meta = () => [{ title: 'Payout account · Washline' }]

export default BankAccountScreen
