import { lazy, Suspense, useState } from 'react'
import { useNavigate } from 'react-router'
import { CardGate, type CardGateStep } from '../features/cards/components/card-gate.tsx'
import { useHasCard } from '../features/cards/use-has-card.ts'
import { HomeScreen } from '../features/home/home-screen.tsx'
import { useUser } from '../platform/session/use-user.ts'

const WasherHome = lazy(() => import('./halves/washer-home.tsx'))

export const meta = () => [{ title: 'Home · Washline' }]

export default function Home() {
  if (!useUser().is_provider) return <CustomerHome />
  return (
    <Suspense>
      <WasherHome />
    </Suspense>
  )
}

function CustomerHome() {
  const navigate = useNavigate()
  const hasCard = useHasCard()
  const [step, setStep] = useState<CardGateStep>('closed')
  const [isChecking, setIsChecking] = useState(false)
  const scan = () => navigate('/order/scan')
  const order = async () => {
    setIsChecking(true)
    const found = await hasCard()
    setIsChecking(false)
    if (found) await scan()
    else setStep('ask')
  }
  return (
    <>
      <HomeScreen busy={isChecking} onOrder={() => void order()} />
      <CardGate step={step} onStep={setStep} onSaved={() => void scan()} />
    </>
  )
}
