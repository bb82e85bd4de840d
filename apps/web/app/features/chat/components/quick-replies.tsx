import { t } from '../../../platform/i18n/i18n.ts'
import { useUser } from '../../../platform/session/use-user.ts'
import { Button } from '../../../ui/button.tsx'

/** What people at a door write most, each sent by one press. */
export function QuickReplies({ onSend }: { onSend: (text: string) => void }) {
  const { is_provider: isWasher } = useUser()
  const texts = isWasher
    ? [t('On my way!'), t('I’m at the door.'), t('I’m running a few minutes late.')]
    : [t('Coming down!'), t('Please ring the bell.'), t('Thank you!')]
  return (
    <ul className="quick-replies" aria-label={t('Quick replies')}>
      {texts.map((text) => (
        <li key={text}>
          <Button size="compact" flat onClick={() => onSend(text)}>
            {text}
          </Button>
        </li>
      ))}
    </ul>
  )
}
