import { expect, it } from 'vitest'
import { extractTexts } from './extract-texts.ts'

const contextsOf = (source: string) =>
  Object.fromEntries(
    extractTexts('a.tsx', `import { t } from './i18n.ts'\n${source}`).texts.map(({ text, context }) => [text, context]),
  )

it('describes what a text is, where it stands and what is filled in', () => {
  expect(
    contextsOf(`
export function SaveButton({ left }: { left: number }) {
  return (
    <Button busyText={t('Saving')} title="x">
      {t('Save {count}', { count: left + 1 })}
      <Field label={t('Name')} hint={left > 0 ? t('Short') : undefined} />
    </Button>
  )
}
const stateLabels = () => ({ on: t('Running'), off: { hard: t('Off') } })
export const orderMessages = { gone: 'It is gone' } as const
const save = () => toast.success(t('Saved'))
`),
  ).toEqual({
    Saving: 'button while it works; in SaveButton',
    'Save {count}': 'text of <Button>; in SaveButton; {count}: left + 1',
    Name: 'label; in SaveButton',
    Short: 'hint under the field; in SaveButton',
    Running: 'in stateLabels.on',
    Off: 'in stateLabels.off.hard',
    'It is gone': 'in orderMessages.gone',
    Saved: 'argument of toast.success; in save',
  })
})

it('has no context for a text that stands in nothing that is named', () => {
  expect(contextsOf(`export default () => t('Lonely')`)).toEqual({ Lonely: undefined })
})
