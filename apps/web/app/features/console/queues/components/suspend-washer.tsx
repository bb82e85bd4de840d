import type { UserId } from '@washline/contract/ids'
import { useState } from 'react'
import { t } from '../../../../platform/i18n/i18n.ts'
import { Button } from '../../../../ui/button.tsx'
import { SuspendForm } from '../suspend-form.tsx'

export function SuspendWasher({ id, name }: { id: UserId; name: string }) {
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Button size="compact" flat className="justify-self-start" onClick={() => setAsking(true)}>
        {t('Suspend')}
      </Button>
      {isAsking && <SuspendForm washerId={id} name={name} onClose={() => setAsking(false)} />}
    </>
  )
}
