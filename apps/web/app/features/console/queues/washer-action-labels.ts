import { t } from '../../../platform/i18n/i18n.ts'
import type { ConsoleWasherAction } from './use-washer-action.ts'

/** An action that takes a reason and no other field. */
export type ReasonedAction = Exclude<ConsoleWasherAction, { kind: 'suspend' }>

export function washerActionText(
  { kind }: Pick<ReasonedAction, 'kind'>,
  name: string,
): { title: string; about: string; action: string } {
  switch (kind) {
    case 'lift':
      return {
        title: t('Lift the suspension'),
        about: t('{name} receives requests again and can read your reason.', { name }),
        action: t('Lift'),
      }
    case 'keep':
      return {
        title: t('Keep the suspension'),
        about: t('{name} stays suspended and can read your answer to the appeal.', { name }),
        action: t('Keep suspended'),
      }
    case 'close-flag':
      return {
        title: t('Close the flag'),
        about: t('Nothing changes for {name}. Only operators can read your note.', { name }),
        action: t('Close the flag'),
      }
    default:
      return kind satisfies never
  }
}
