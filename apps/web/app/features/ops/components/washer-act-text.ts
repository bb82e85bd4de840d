import { t } from '../../../platform/i18n/i18n.ts'
import type { WasherAct } from '../use-act-on-washer.ts'

/** An act that asks for nothing but its reason. */
export type ReasonedAct = Exclude<WasherAct, { kind: 'suspend' }>

/** What the window of an act says. */
export function washerActText(
  { kind }: Pick<ReasonedAct, 'kind'>,
  name: string,
): { title: string; about: string; action: string } {
  switch (kind) {
    case 'lift':
      return {
        title: t('Lift the suspension'),
        about: t('{name} gets requests again, and reads your reason.', { name }),
        action: t('Lift'),
      }
    case 'keep':
      return {
        title: t('Keep the suspension'),
        about: t('{name} stays suspended, and reads your answer to the appeal.', { name }),
        action: t('Keep suspended'),
      }
    case 'close-flag':
      return {
        title: t('Close the flag'),
        about: t('{name} goes on as before. Only operators read your note.', { name }),
        action: t('Close the flag'),
      }
    default:
      return kind satisfies never
  }
}
