import type { Item } from '@washline/contract/orders/schemas'
import { formatList } from '../../../platform/format/list.ts'
import { t } from '../../../platform/i18n/i18n.ts'
import { itemLabel } from '../../../platform/i18n/item-label.ts'
import { Button } from '../../../ui/button.tsx'
import { ButtonLink } from '../../../ui/button-link.tsx'
import type { StepLink } from './step-link.ts'

export interface ItemsFirstProps {
  unsure: readonly Item[]
  onAllRight: () => void
  /** The list of items. */
  edit: StepLink
}

/** While the scan is unsure of items, they are asked about before the order can be confirmed. */
export function ItemsFirst({ unsure, onAllRight, edit }: ItemsFirstProps) {
  const title = t('{count, plural, one {# item} other {# items}} to check', { count: unsure.length })
  return (
    <section className="grid gap-2" aria-label={title}>
      <p className="font-semibold">{title}</p>
      <p className="wrap-anywhere">
        <span className="mark">{t('{name}?', { name: formatList(unsure.map(({ name }) => itemLabel(name))) })}</span>
      </p>
      <div className="flex flex-wrap gap-3 *:flex-auto">
        <Button variant="primary" size="large" icon="check" onClick={onAllRight}>
          {t('All correct')}
        </Button>
        <ButtonLink to={edit.to} state={edit.state} size="large">
          {t('Change')}
        </ButtonLink>
      </div>
    </section>
  )
}
