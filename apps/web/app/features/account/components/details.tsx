import { useState } from 'react'
import { useAccount } from '../../../domain/account/use-account.ts'
import { initials } from '../../../platform/format/initials.ts'
import { t } from '../../../platform/i18n/i18n.ts'
import { useUser } from '../../../platform/session/use-user.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { ErrorText } from '../../../ui/error-text.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { later } from '../../../ui/later.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { type AccountField, editTitle, presentationOf } from '../view-model.ts'
import { PhotoDialog } from './photo-dialog.tsx'

const FieldForm = later(() => import('../field-form.tsx').then((module) => module.FieldForm))
const contactFields = ['email', 'phone_number', 'address'] as const

export function Person({ onEdit }: { onEdit: () => void }) {
  const user = useUser()
  const [isPhotoOpen, setIsPhotoOpen] = useState(false)
  return (
    <div className="flex items-center gap-4">
      <button
        type="button"
        className="relative flex-none rounded-full"
        aria-haspopup="dialog"
        onClick={() => setIsPhotoOpen(true)}
      >
        <Avatar initials={initials(user.name)} imageUrl={user.photo_url} large />
        <span className="absolute -right-1 -bottom-1 grid size-9 place-items-center rounded-full border-2 bg-sheet text-ink">
          <Icon name="camera" />
        </span>
        <span className="sr-only">{user.photo_url ? t('Change your photo') : t('Add your photo')}</span>
      </button>
      <div className="min-w-0 flex-1">
        <h2 className="wrap-anywhere">{user.name}</h2>
        <p className="text-ink-2">{user.is_provider ? t('Provider') : t('Customer')}</p>
      </div>
      <IconButton icon="edit" label={editTitle('name')} {...FieldForm.soon} onClick={onEdit} />
      <PhotoDialog open={isPhotoOpen} onClose={() => setIsPhotoOpen(false)} />
    </div>
  )
}

/** Contact details; each opens its editor. */
export function Contact({ onEdit }: { onEdit: (field: AccountField) => void }) {
  const user = useUser()
  const { data, isError, refetch } = useAccount()
  const values = { email: user.email, phone_number: user.phone_number, address: data?.address ?? '', ...data }
  return (
    <section className="grid gap-1">
      <h2>{t('Contact')}</h2>
      <ul className="stitched">
        {contactFields.map((field) => {
          const { label, icon } = presentationOf(field)
          const isWaiting = field === 'address' && !data && !isError
          return (
            <li key={field}>
              <button
                type="button"
                className="row-link"
                aria-haspopup="dialog"
                {...FieldForm.soon}
                onClick={() => onEdit(field)}
              >
                <Icon name={icon} />
                <span className="min-w-0 flex-1">
                  <span className="block text-14 text-ink-2">{label}</span>
                  <span className="block font-semibold wrap-anywhere">
                    {isWaiting ? <Skeleton className="inline-block h-5 w-40" /> : values[field] || t('Not added yet')}
                  </span>
                  {field === 'email' && data?.pending_email && (
                    <span className="block text-14 text-ink-2 wrap-anywhere">
                      {t('{email} is not confirmed yet. Open the link we emailed you.', { email: data.pending_email })}
                    </span>
                  )}
                </span>
                <Icon name="edit" />
              </button>
            </li>
          )
        })}
      </ul>
      {isError && !data && (
        <div className="flex flex-wrap items-center gap-3">
          <ErrorText>{t('Your address could not be loaded.')}</ErrorText>
          <Button variant="link" onClick={() => void refetch()}>
            {t('Retry')}
          </Button>
        </div>
      )}
    </section>
  )
}

/** Name and contact details, with the dialog that edits one of them. */
export function Details({ between }: { between: React.ReactNode }) {
  const user = useUser()
  const { data } = useAccount()
  const [field, setField] = useState<AccountField>()
  const close = () => setField(undefined)
  const values = { ...user, address: data?.address ?? '' }
  return (
    <>
      <Person onEdit={() => setField('name')} />
      {between}
      <Contact onEdit={setField} />
      <Dialog open={field !== undefined} onClose={close} title={field ? editTitle(field) : ''} closeText={t('Close')}>
        {field && <FieldForm key={field} field={field} value={values[field]} onDone={close} />}
      </Dialog>
    </>
  )
}
