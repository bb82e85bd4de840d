import { passwordTexts, strengthOf, strengthTexts, weaknessOf } from '@washline/contract/identity/password'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { t, tText } from '../../platform/i18n/i18n.ts'
import { TextField } from '../../ui/text-field.tsx'

export type NewPasswordProps = UseFormRegisterReturn & {
  label: string
  /** What was typed. */
  value: string
  person: { name?: string; email?: string }
  error: string | undefined
}

const meterOf = { fair: 1, good: 2, strong: 3 } as const

/** A new password with its strength in words. The server decides whether it is accepted. */
export function NewPassword({ label, value, person, error, ...field }: NewPasswordProps) {
  const strength = strengthOf(value)
  const weakness = strength && weaknessOf(value, person)
  return (
    <div className="grid gap-1">
      <TextField
        label={label}
        type="password"
        autoComplete="new-password"
        hint={t('At least 8 characters.')}
        error={error && tText(error)}
        {...field}
      />
      <div role="status" className="text-14 text-ink-2">
        {strength && (
          <>
            <meter
              className="block w-full"
              aria-label={t('Password strength')}
              max={3}
              low={0.5}
              high={1.5}
              optimum={3}
              value={weakness ? 0 : meterOf[strength]}
            />
            {weakness ? t(passwordTexts[weakness]) : t(strengthTexts[strength])}
          </>
        )}
      </div>
    </div>
  )
}
