import { tagMessages } from '@washline/contract/tags/messages'
import type { TagCode } from '@washline/contract/tags/tag-code'
import { useState } from 'react'
import { errorText } from '../../../platform/api/error-text.ts'
import { t } from '../../../platform/i18n/i18n.ts'
import { Button } from '../../../ui/button.tsx'
import { ErrorText } from '../../../ui/error-text.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { paperLabel } from '../paper-labels.ts'
import { useMakeTags } from '../use-tags.ts'
import { type PaperName, paperNames, papers, perSheet, sheetsOf } from '../view-model.ts'
import { TagSheet } from './tag-sheet.tsx'

/** Makes a sheet and prints it. Earlier tags are printed again only when that is asked for: one code on two papers would be two bags. */
export function SheetMaker({ unused }: { unused: readonly TagCode[] }) {
  const make = useMakeTags()
  const [name, setName] = useState<PaperName>('plainA4')
  const [isAgain, setIsAgain] = useState(false)
  const paper = papers[name]
  const codes = (isAgain ? unused : make.data) ?? []
  const begin = () => {
    setIsAgain(false)
    make.mutate(perSheet(paper))
  }
  return (
    <>
      <div className="tags-form">
        <SelectField label={t('Paper')} value={name} onChange={({ target }) => setName(target.value as PaperName)}>
          {paperNames.map((each) => (
            <option key={each} value={each}>
              {paperLabel(each)}
            </option>
          ))}
        </SelectField>
        <Button wide busy={make.isPending} busyText={t('Sending...')} onClick={begin}>
          {t('Create a sheet of {count} tags', { count: perSheet(paper) })}
        </Button>
        {make.error && <ErrorText>{errorText(make.error, t(tagMessages.make))}</ErrorText>}
        {unused.length === 0 && codes.length === 0 && <p className="text-ink-2">{t('You have no tags yet.')}</p>}
        {unused.length > 0 && codes.length === 0 && (
          <Button flat wide onClick={() => setIsAgain(true)}>
            {t('{count, plural, one {Show my # unused tag again} other {Show my # unused tags again}}', {
              count: unused.length,
            })}
          </Button>
        )}
        {codes.length > 0 && <PrintButton isAgain={isAgain} />}
      </div>
      <div className="tag-sheets">
        {sheetsOf(codes, paper).map((sheet) => (
          <TagSheet key={sheet[0]} codes={sheet} paper={paper} />
        ))}
      </div>
    </>
  )
}

const PrintButton = ({ isAgain }: { isAgain: boolean }) => (
  <>
    <p className="text-14 text-ink-2">
      {isAgain
        ? t('Print these again only if you lost the sheet: two tags with the same code get mixed up.')
        : t('Print at 100 %, without scaling.')}
    </p>
    <Button variant="primary" size="large" wide onClick={() => window.print()}>
      {t('Print')}
    </Button>
  </>
)
