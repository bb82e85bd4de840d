import type { OrderId } from '@washline/contract/ids'
import { guestLinkMessages } from '@washline/contract/sharing/messages'
import { useState } from 'react'
import { errorText } from '../../../platform/api/error-text.ts'
import { t } from '../../../platform/i18n/i18n.ts'
import { Button } from '../../../ui/button.tsx'
import { ErrorText } from '../../../ui/error-text.tsx'
import { Sheet } from '../../../ui/sheet.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { toast } from '../../../ui/toast.ts'
import { useGuestLinks, useMakeGuestLink, useRevokeGuestLinks } from '../use-guest-links.ts'

/** Creates and ends links to the live page of an order for people without an account. */
export function ShareOrder({ orderId }: { orderId: OrderId }) {
  const [isOpen, setIsOpen] = useState(false)
  const { data: links } = useGuestLinks(orderId, isOpen)
  const make = useMakeGuestLink(orderId)
  const revoke = useRevokeGuestLinks(orderId)
  const error = make.error ?? revoke.error
  const url = make.data
  const live = links?.live ?? 0
  const end = () =>
    revoke.mutate(undefined, {
      onSuccess: () => {
        make.reset()
        toast.success(t('All links are turned off.'))
      },
    })
  return (
    <>
      <Button flat icon="share" className="justify-self-start" onClick={() => setIsOpen(true)}>
        {t('Share this order')}
      </Button>
      <Sheet open={isOpen} onClose={() => setIsOpen(false)} title={t('Share this order')} closeText={t('Close')}>
        <div className="grid gap-4">
          <p>
            {t(
              'A link for a hotel desk or a roommate: where your laundry is, live. It shows your first name, drawings of your garments, the Washer’s business and the area, but no address, price or messages.',
            )}
          </p>
          {url ? (
            <NewLink url={url} />
          ) : (
            <Button variant="primary" wide busy={make.isPending} onClick={() => make.mutate()}>
              {live > 0 ? t('Create another link') : t('Create a link')}
            </Button>
          )}
          {error && (
            <ErrorText>
              {errorText(error, make.error ? t(guestLinkMessages.make) : t(guestLinkMessages.revoke))}
            </ErrorText>
          )}
          {live > 0 && (
            <div className="grid gap-2">
              <p className="text-14 text-ink-2">
                {t(
                  '{count, plural, one {# link is active.} other {# links are active.}} They expire some hours after the order.',
                  {
                    count: live,
                  },
                )}
              </p>
              <Button variant="danger" flat wide busy={revoke.isPending} onClick={end}>
                {t('Turn off all links now')}
              </Button>
            </div>
          )}
        </div>
      </Sheet>
    </>
  )
}

function NewLink({ url }: { url: string }) {
  const share = async () => {
    // Closing the device's share sheet is no failure.
    await navigator.share({ title: t('Follow my laundry'), url }).catch(() => undefined)
  }
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url)
      toast.success(t('The link is copied.'))
    } catch {
      toast.error(t('It could not be copied. Select the link and copy it by hand.'))
    }
  }
  return (
    <>
      <TextField
        label={t('Link')}
        value={url}
        readOnly
        hint={t('It is shown only once. For another person, create another link.')}
        onFocus={(event) => event.target.select()}
      />
      {'share' in navigator && (
        <Button variant="primary" wide icon="share" onClick={() => void share()}>
          {t('Share')}
        </Button>
      )}
      <Button wide flat onClick={() => void copy()}>
        {t('Copy link')}
      </Button>
    </>
  )
}
