import type { Enrolment } from '@washline/contract/identity/second-factor-endpoints'
import { useState } from 'react'
import { BeginForm } from '../begin-form.tsx'
import { ConfirmForm } from '../confirm-form.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'

/** Password, then the app, then the recovery codes. */
export function SetUp({ isChange, onDone }: { isChange: boolean; onDone: () => void }) {
  const [enrolment, setEnrolment] = useState<Enrolment>()
  const [codes, setCodes] = useState<readonly string[]>()
  if (codes) return <RecoveryCodes codes={codes} onSaved={onDone} />
  if (enrolment) return <ConfirmForm enrolment={enrolment} onDone={setCodes} />
  return <BeginForm isChange={isChange} onBegun={setEnrolment} />
}
