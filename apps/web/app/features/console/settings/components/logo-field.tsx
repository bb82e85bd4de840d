import { type ChangeEvent, useRef } from 'react'
import { errorText } from '../../../../platform/api/error-text.ts'
import { t } from '../../../../platform/i18n/i18n.ts'
import { Button } from '../../../../ui/button.tsx'
import { ErrorText } from '../../../../ui/error-text.tsx'
import { useUploadLogo } from '../use-market.ts'

interface LogoFieldProps {
  /** The hash of a stored logo; null for the product's own. */
  logo: string | null
  onLogo: (logo: string | null) => void
}

/** The logo that the pages show, and a picture for another one. */
export function LogoField({ logo, onLogo }: LogoFieldProps) {
  const upload = useUploadLogo()
  const input = useRef<HTMLInputElement>(null)
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? []
    target.value = ''
    if (file) upload.mutate(file, { onSuccess: onLogo })
  }
  return (
    <div className="grid justify-items-start gap-3">
      <h4>{t('Logo')}</h4>
      {logo === null ? (
        <p className="text-ink-2">{t('The default logo.')}</p>
      ) : (
        <img className="h-16 w-auto" src={`/api/market/logos/${logo}`} alt={t('The logo')} />
      )}
      <input
        ref={input}
        type="file"
        accept="image/png,image/jpeg,image/webp"
        className="sr-only"
        tabIndex={-1}
        aria-label={t('Logo image')}
        onChange={choose}
      />
      {upload.error && (
        <ErrorText>{errorText(upload.error, t('The image could not be uploaded. Please try again.'))}</ErrorText>
      )}
      <div className="flex flex-wrap gap-3">
        <Button
          flat
          icon="image"
          busy={upload.isPending}
          busyText={t('Uploading…')}
          onClick={() => input.current?.click()}
        >
          {t('Choose an image')}
        </Button>
        {logo !== null && (
          <Button flat onClick={() => onLogo(null)}>
            {t('Remove the logo')}
          </Button>
        )}
      </div>
    </div>
  )
}
