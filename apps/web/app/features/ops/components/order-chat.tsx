import { useState } from 'react'
import { formatDateTime } from '../../../platform/format/date.ts'
import { t } from '../../../platform/i18n/i18n.ts'
import { Button } from '../../../ui/button.tsx'
import { ReasonForm } from '../reason-form.tsx'
import { useReadChat } from '../use-read-chat.ts'
import { EvidencePhotos } from './evidence-photos.tsx'

/** What both people wrote to each other: closed until the operator says why it has to be read. */
export function OrderChat({ id }: { id: number }) {
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
      {chat.data?.length === 0 && <p className="text-ink-2">{t('Nobody has written anything.')}</p>}
      {chat.data && (
        <ol className="ops-story" aria-label={t('Chat')}>
          {chat.data.map(({ id: lineId, sender, content, photo_url, at }) => (
            <li key={lineId}>
              <p className="ops-story-head">
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
        about={t('It is theirs. Say why it has to be read; that is recorded with your name.')}
        action={t('Read')}
        onAct={async (reason) => {
          await chat.mutateAsync(reason)
        }}
      />
    </>
  )
}
