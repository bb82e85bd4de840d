import { orderNumber } from '@washline/contract/ids'
import type { Tie } from '@washline/contract/ties/endpoints'
import { t } from '../../../platform/i18n/i18n.ts'
import { Button } from '../../../ui/button.tsx'
import { Note } from '../../../ui/note.tsx'
import { toast } from '../../../ui/toast.ts'
import { useSetBlock } from '../use-blocks.ts'

export interface BlockStepProps {
  tie: Tie
  name: string
  onDone: () => void
}

/** What blocking means, also for an order that is on its way, and the last press. */
export function BlockStep({ tie, name, onDone }: BlockStepProps) {
  const set = useSetBlock()
  const isBlocked = !tie.is_blocked
  const press = () =>
    set.mutate(
      { userId: tie.user_id, isBlocked },
      {
        onSuccess: () => {
          toast.success(isBlocked ? t('{name} is blocked.', { name }) : t('{name} is no longer blocked.', { name }))
          onDone()
        },
      },
    )
  return (
    <div className="grid gap-4">
      {isBlocked ? (
        <>
          <p>
            {t('You are never brought together again: no offers either way, and no messages once an order is over.')}
          </p>
          <p className="text-ink-2">{t('They are not told. You can take it back in your account, under Safety.')}</p>
          {tie.running_orders.map((id) => (
            <Note key={id}>
              {t(
                '{number} is on its way and goes on to its end, with its messages. To end it sooner, cancel it or report a problem.',
                {
                  number: orderNumber(id),
                },
              )}
            </Note>
          ))}
        </>
      ) : (
        <p>{t('You may be brought together again in new orders.')}</p>
      )}
      <Button look={isBlocked ? 'danger' : 'primary'} wide busy={set.isPending} onClick={press}>
        {isBlocked ? t('Block {name}', { name }) : t('Unblock {name}', { name })}
      </Button>
    </div>
  )
}
