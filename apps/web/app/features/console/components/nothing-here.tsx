import { t } from '../../../platform/i18n/i18n.ts'
import { Link } from '../../../router/index.ts'
import { classes } from '../../../ui/classes.ts'
import { type ConsoleTab, consolePath, tabName } from '../view-model.ts'

interface NothingHereProps {
  text: string
  /** Where an operator with nothing to do here looks next. */
  next: ConsoleTab
  className?: string
}

/** An empty list, and the one next step from it. */
export const NothingHere = ({ text, next, className }: NothingHereProps) => (
  <div className={classes('nothing-here grid justify-items-start', className)}>
    <p className="text-ink-2">{text}</p>
    <Link className="inline-flex min-h-11 items-center" to={consolePath(next)}>
      {t('Continue with {tab}', { tab: tabName(next) })}
    </Link>
  </div>
)
