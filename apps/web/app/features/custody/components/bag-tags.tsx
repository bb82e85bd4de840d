import { shownTag, type TagCode } from '@washline/contract/tags/tag-code'
import { useState } from 'react'
import { t } from '../../../platform/i18n/i18n.ts'
import { Button } from '../../../ui/button.tsx'
import { ErrorText } from '../../../ui/error-text.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import type { TagScan } from '../use-tag-scan.ts'
import { ForeignTag } from './foreign-tag.tsx'
import { TagCodeField } from './tag-code-field.tsx'
import { TagScanView } from './tag-scan-view.tsx'

export interface BagTagsProps {
  scan: TagScan
  /** Some were not scanned, and the Washer is asked about them. */
  isAsked: boolean
}

/** The tags of the bag: at the pickup those that go on it, later those on it, ticked as they are scanned. */
export function BagTags({ scan, isAsked }: BagTagsProps) {
  const { step, expected, scanned, missing } = scan
  const [isOpen, setIsOpen] = useState(false)
  const isPickup = step === 'pickup'
  if (!isPickup && expected.length === 0 && !isOpen)
    return (
      <ScanButton
        onOpen={() => setIsOpen(true)}
        hint={t('This order has no tags. If the bag in your hand has one, it is the wrong bag.')}
      />
    )
  const listed = isPickup ? scanned : expected
  return (
    <section className="grid gap-3">
      <h3>{t('Tags')}</h3>
      <p role="status" className="text-14 text-ink-2">
        {isPickup
          ? t('{count, plural, =0 {No tag scanned yet.} one {# tag scanned.} other {# tags scanned.}}', {
              count: scanned.length,
            })
          : t('{seen} of {expected} tags scanned.', { seen: scanned.length, expected: expected.length })}
      </p>
      {listed.length > 0 && (
        <ul className="stitched" aria-label={t('Tags')}>
          {listed.map((code) => (
            <TagRow
              key={code}
              code={code}
              isTicked={scanned.includes(code)}
              onRemove={isPickup && (() => scan.remove(code))}
            />
          ))}
        </ul>
      )}
      {isOpen ? (
        <>
          <TagScanView onRead={scan.read} />
          <TagCodeField onCode={scan.add} />
          <Button flat className="justify-self-start" onClick={() => setIsOpen(false)}>
            {t('Close the camera')}
          </Button>
        </>
      ) : (
        <ScanButton
          onOpen={() => setIsOpen(true)}
          {...(isPickup && scanned.length === 0 && { hint: t('If the bag has tags, or you put some on it.') })}
        />
      )}
      {isAsked && missing > 0 && (
        <ErrorText>
          {t(
            '{count, plural, one {# tag of this bag was not scanned.} other {# tags of this bag were not scanned.}} Look for it, or press the button again to continue without it. It is recorded as not scanned.',
            { count: missing },
          )}
        </ErrorText>
      )}
      <ForeignTag scan={scan} />
    </section>
  )
}

const ScanButton = ({ onOpen, hint }: { onOpen: () => void; hint?: string }) => (
  <div className="grid justify-items-start gap-1">
    <Button icon="camera" onClick={onOpen}>
      {t('Scan tags')}
    </Button>
    {hint && <p className="text-14 text-ink-2">{hint}</p>}
  </div>
)

interface TagRowProps {
  code: TagCode
  isTicked: boolean
  onRemove: (() => void) | false
}

function TagRow({ code, isTicked, onRemove }: TagRowProps) {
  return (
    <li className="flex min-h-12 items-center gap-3 py-1">
      <Icon name={isTicked ? 'check' : 'clock'} className="size-5 shrink-0" />
      <span className="num min-w-0 flex-1">{shownTag(code)}</span>
      {onRemove ? (
        <IconButton icon="close" label={t('Remove tag {code}', { code: shownTag(code) })} onClick={onRemove} />
      ) : (
        <span className="text-14 text-ink-2">{isTicked ? t('Scanned') : t('Not scanned yet')}</span>
      )}
    </li>
  )
}
