import type { OrderId } from '@washline/contract/ids'
import { useState } from 'react'
import { formatDateTime } from '../../../../platform/format/date.ts'
import { t } from '../../../../platform/i18n/i18n.ts'
import { Button } from '../../../../ui/button.tsx'
import { EvidencePhotos } from '../../components/evidence-photos.tsx'
import { ReasonForm } from '../../reason-form.tsx'
import { useReadChat } from '../use-read-chat.ts'

/** The chat of both people, shown after the operator has given a reason. */
export function OrderChat({ id }: { id: OrderId }) {
  const chat = useReadChat(id)
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <h3>{t('Chat')}</h3>
      {!chat.data && (
        <Button size="compact" flat className="justify-self-start" onClick={() => setAsking(true)}>
          {t('Read the chat')}
        </Button>
      )}
      {chat.data?.length === 0 && <p className="text-ink-2">{t('There are no messages.')}</p>}
      {chat.data && (
        <ol className="console-entries" aria-label={t('Chat')}>
          {chat.data.map(({ id: lineId, sender, content, photo_url, at }) => (
            <li key={lineId}>
              <p className="console-entry-head">
                <b>{sender.name}</b>
                <time className="num text-ink-2" dateTime={at}>
                  {formatDateTime(at)}
                </time>
              </p>
              {content && <p className="wrap-anywhere">{content}</p>}
              {photo_url && <EvidencePhotos photos={[{ url: photo_url, caption: t('Photo in the chat') }]} />}
            </li>
          ))}
        </ol>
      )}
      <ReasonForm
        open={isAsking}
        onClose={() => setAsking(false)}
        title={t('Read the chat')}
        about={t('The chat is private. Give a reason for reading it; the reason is recorded with your name.')}
        action={t('Read##verb')}
        onAction={async (reason) => {
          await chat.mutateAsync(reason)
        }}
      />
    </>
  )
}
