import { useState } from 'react'
import { CardGate, type CardGateStep } from '../../features/cards/components/card-gate.tsx'
import { useHasCard } from '../../features/cards/use-has-card.ts'
import { FirstHints } from '../../features/hints/components/first-hints.tsx'
import { HomeScreen } from '../../features/home/home-screen.tsx'
import { useNavigate } from '../../router/index.ts'

export default function CustomerHome() {
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
      <HomeScreen busy={isChecking} onOrder={() => void order()} hint={<FirstHints who="customer" />} />
      <CardGate step={step} onStep={setStep} onSaved={() => void scan()} />
    </>
  )
}
