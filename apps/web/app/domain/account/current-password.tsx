import type { UseFormRegisterReturn } from 'react-hook-form'
import { t, tText } from '../../platform/i18n/i18n.ts'
import { ErrorText } from '../../ui/error-text.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useAccount } from './use-account.ts'

export type CurrentPasswordProps = UseFormRegisterReturn & { error: string | undefined }

/** The password once more, before what only the account's owner may do. People without one read what they do instead. */
export function CurrentPassword({ error, ...field }: CurrentPasswordProps) {
  const hasPassword = useAccount().data?.has_password ?? true
  const text = error && tText(error)
  if (hasPassword)
    return (
      <TextField
        label={t('Current password')}
        type="password"
        autoComplete="current-password"
        error={text}
        {...field}
      />
    )
  return (
    <>
      <p className="text-14 text-ink-2">
        {t('You sign in with Google. If that was more than ten minutes ago, sign out and in again first.')}
      </p>
      {text && <ErrorText>{text}</ErrorText>}
    </>
  )
}
