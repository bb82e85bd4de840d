import type { ConsoleComplaint } from '@washline/contract/complaints/console-endpoints'
import { type ComplaintParty, complaintParties } from '@washline/contract/complaints/rules'
import { add, minor, subtract } from '@washline/contract/money'
import { useState } from 'react'
import { t } from '../../../platform/i18n/i18n.ts'
import { SelectField } from '../../../ui/select-field.tsx'
import { toast } from '../../../ui/toast.ts'
import { ActionForm } from '../action-form.tsx'
import { ReasonForm } from '../reason-form.tsx'
import { useDecideComplaint } from './use-console-complaints.ts'

export type ComplaintDecisionName = 'rewash' | 'refund' | 'reject' | 'liability'

interface ComplaintDecisionProps {
  row: ConsoleComplaint
  decision: ComplaintDecisionName
  title: string
  onClose: () => void
}

const partyName = (party: ComplaintParty) => (party === 'washer' ? t('Washer') : t('Washline'))

/** Reason, who pays, and the amount of a refund. */
export function ComplaintDecision({ row, decision, title, onClose }: ComplaintDecisionProps) {
  const decide = useDecideComplaint(row.id)
  const [party, setParty] = useState<ComplaintParty>('market')
  const { decisions, value_minor, refunded_minor } = row
  const about = t('{name} is notified and can read your reason.', {
    name: decision === 'liability' ? row.washer.name : row.customer.name,
  })
  const payer = (
    <SelectField
      label={t('Who pays')}
      value={party}
      onChange={({ target }) => setParty(complaintParties.find((name) => name === target.value) ?? party)}
    >
      {complaintParties.map((name) => (
        <option key={name} value={name}>
          {partyName(name)}
        </option>
      ))}
    </SelectField>
  )
  const done = () => toast.success(t('Decided.'))
  if (decision === 'refund')
    return (
      <ActionForm
        open
        onClose={onClose}
        title={title}
        about={about}
        maximum={value_minor}
        amount={add(refunded_minor, minor(Math.floor(subtract(value_minor, refunded_minor) / 2)))}
        details={[[t('Who pays'), partyName(party)]]}
        confirmText={(amount) => t('Refund {amount}', { amount })}
        onAction={async ({ amount_minor, reason }) => {
          await decide.mutateAsync({ decision, amount_minor, liable_party: party, reason, decisions })
          done()
        }}
      >
        {payer}
      </ActionForm>
    )
  return (
    <ReasonForm
      open
      onClose={onClose}
      title={title}
      about={about}
      action={title}
      onAction={async (reason) => {
        await decide.mutateAsync(
          decision === 'reject'
            ? { decision, reason, decisions }
            : { decision, liable_party: party, reason, decisions },
        )
        done()
      }}
    >
      {decision !== 'reject' && payer}
    </ReasonForm>
  )
}
