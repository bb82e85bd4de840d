import type { Relationship } from '@washline/contract/relationships/endpoints'
import { t } from '../../../platform/i18n/i18n.ts'
import { Button } from '../../../ui/button.tsx'
import { Note } from '../../../ui/note.tsx'
import { toast } from '../../../ui/toast.ts'
import { useSetBlock } from '../use-blocks.ts'

export interface BlockStepProps {
  relationship: Relationship
  name: string
  onDone: () => void
}

/** Explains what blocking means, also for a running order, and confirms it. */
export function BlockStep({ relationship, name, onDone }: BlockStepProps) {
  const set = useSetBlock()
  const isBlocked = !relationship.is_blocked
  const press = () =>
    set.mutate(
      { userId: relationship.id, isBlocked },
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
          <p>{t('You will not be matched again: no offers either way, and no messages once an order is over.')}</p>
          <p className="text-ink-2">
            {t('They are not notified. You can unblock them in your account, under Safety.')}
          </p>
          {relationship.running_orders > 0 && (
            <Note>
              {t(
                'An order in progress continues to the end, with its messages. To end it sooner, cancel it or report a problem.',
              )}
            </Note>
          )}
        </>
      ) : (
        <p>{t('You can be matched again in new orders.')}</p>
      )}
      <Button variant={isBlocked ? 'danger' : 'primary'} wide busy={set.isPending} onClick={press}>
        {isBlocked ? t('Block {name}', { name }) : t('Unblock {name}', { name })}
      </Button>
    </div>
  )
}
