import type { ConsoleAction } from '@washline/contract/console/schemas'
import { t } from '../../../platform/i18n/i18n.ts'

export const actionName = (action: ConsoleAction): string =>
  ({
    read_order: t('Viewed an order'),
    read_person: t('Viewed a person'),
    read_claim: t('Viewed a claim'),
    read_chat: t('Read a chat'),
    read_verification: t('Viewed a verification'),
    read_books: t('Viewed the books'),
    read_other: t('Viewed something else'),
    decide_claim: t('Decided a claim'),
    refund: t('Refunded'),
    credit: t('Credited'),
    reassign_order: t('Reassigned an order'),
    cancel_order: t('Cancelled an order'),
    complete_order: t('Completed an order'),
    close_alert: t('Closed an alert'),
    change_catalogue: t('Changed the catalogue'),
    decide_rating_report: t('Decided about a rating'),
    decide_report: t('Closed a report'),
    approve_step: t('Approved a step'),
    reject_step: t('Rejected a step'),
    suspend: t('Suspended'),
    lift: t('Lifted a suspension'),
    uphold_suspension: t('Kept a suspension'),
    close_flag: t('Closed a flag'),
    change_settings: t('Changed the settings'),
    check_cluster: t('Checked a possible cluster'),
    end_sessions: t('Signed out everywhere'),
  })[action]
