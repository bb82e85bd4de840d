import { shownTag, type TagCode } from '@washline/contract/tags/tag-code'
import type { CSSProperties } from 'react'
import { t } from '../../../platform/i18n/i18n.ts'
import { QrCode } from '../../../ui/qr-code.tsx'
import { type Paper, tagAddress } from '../view-model.ts'

export interface TagSheetProps {
  codes: readonly TagCode[]
  paper: Paper
}

/** One page of tags, drawn in the paper's own millimetres. */
export function TagSheet({ codes, paper }: TagSheetProps) {
  const { columns, widthMm, heightMm, gapMm, topMm, leftMm, page, isCut } = paper
  const sizes = {
    '--tag-columns': columns,
    '--tag-width': `${widthMm}mm`,
    '--tag-height': `${heightMm}mm`,
    '--tag-gap': `${gapMm}mm`,
    padding: `${topMm}mm 0 0 ${leftMm}mm`,
  } as CSSProperties
  return (
    <ul className="tag-sheet" data-page={page} data-cut={isCut} style={sizes} aria-label={t('Sheet of tags')}>
      {codes.map((code) => (
        <li key={code} className="tag">
          <QrCode
            text={tagAddress(code, window.location.origin)}
            label={t('QR code of tag {code}', { code: shownTag(code) })}
          />
          <p>
            <b>Washline</b>
            <span className="num">{shownTag(code).replaceAll('-', '\n')}</span>
          </p>
        </li>
      ))}
    </ul>
  )
}
