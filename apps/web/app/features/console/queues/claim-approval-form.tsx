import type { ConsoleClaim } from '@washline/contract/claims/console-endpoints'
import { type LiableParty, liableParties } from '@washline/contract/claims/schemas'
import type { Minor } from '@washline/contract/money'
import { useState } from 'react'
import { t } from '../../../platform/i18n/i18n.ts'
import { SelectField } from '../../../ui/select-field.tsx'
import { ActionForm } from '../action-form.tsx'
import { liablePartyLabel } from './claim-labels.ts'

export interface ClaimApprovalFormProps {
  claim: ConsoleClaim
  onClose: () => void
  onDecide: (decision: { amount_minor: Minor; liable_party: LiableParty; reason: string }) => Promise<void>
}

/** Total amount, liable party and reason, with a confirmation step. */
export function ClaimApprovalForm({ claim, onClose, onDecide }: ClaimApprovalFormProps) {
  const { report, customer, delivered_at, maximum_minor, amount_minor, asked_minor } = claim
  const [bearer, setLiableParty] = useState<LiableParty>(
    claim.liable_party ?? (report && report.washer_amount_minor > 0 ? 'washer' : 'washline'),
  )
  return (
    <ActionForm
      open
      onClose={onClose}
      title={t('Approve this claim')}
      about={
        delivered_at
          ? t('The total {name} receives for it, including what was already paid.', { name: customer.name })
          : t(
              'The total {name} receives for it. The order was not delivered: it ends, is not charged, and the Washer is not paid.',
              {
                name: customer.name,
              },
            )
      }
      maximum={maximum_minor}
      amount={amount_minor || report?.amount_minor || asked_minor}
      details={[[t('Liable party'), liablePartyLabel(bearer)]]}
      confirmText={(sum) => t('Approve {amount}', { amount: sum })}
      onAction={({ amount_minor: given, reason }) => onDecide({ amount_minor: given, liable_party: bearer, reason })}
    >
      <SelectField
        label={t('Liable party')}
        value={bearer}
        onChange={({ target }) => setLiableParty(liableParties.find((name) => name === target.value) ?? bearer)}
      >
        {liableParties.map((name) => (
          <option key={name} value={name}>
            {liablePartyLabel(name)}
          </option>
        ))}
      </SelectField>
    </ActionForm>
  )
}
