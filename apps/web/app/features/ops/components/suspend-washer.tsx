import { useState } from 'react'
import { t } from '../../../platform/i18n/i18n.ts'
import { Button } from '../../../ui/button.tsx'
import { toast } from '../../../ui/toast.ts'
import { ReasonForm } from '../reason-form.tsx'
import { useActOnWasher } from '../use-act-on-washer.ts'
import { washerActText } from './washer-act-text.ts'

/** Stops requests to a Washer from their record. */
export function SuspendWasher({ id, name }: { id: number; name: string }) {
  const act = useActOnWasher()
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Button size="compact" flat className="justify-self-start" onClick={() => setAsking(true)}>
        {t('Suspend')}
      </Button>
      <ReasonForm
        open={isAsking}
        onClose={() => setAsking(false)}
        {...washerActText({ kind: 'suspend' }, name)}
        onAct={async (reason) => {
          await act.mutateAsync({ act: { kind: 'suspend', washerId: id }, reason })
          toast.success(t('Done.'))
        }}
      />
    </>
  )
}
