import type { OpsClaim } from '@washline/contract/claims/ops-endpoints'
import { type Bearer, bearers } from '@washline/contract/claims/schemas'
import { useState } from 'react'
import { t } from '../../platform/i18n/i18n.ts'
import { SelectField } from '../../ui/select-field.tsx'
import { ActForm } from './act-form.tsx'
import { bearerName } from './components/claim-words.ts'

export interface ClaimApprovalFormProps {
  claim: OpsClaim
  onClose: () => void
  onDecide: (decision: { amount: number; borne_by: Bearer; reason: string }) => Promise<void>
}

/** What the claim gets in all, who bears it, and why; shown once more before it is done. */
export function ClaimApprovalForm({ claim, onClose, onDecide }: ClaimApprovalFormProps) {
  const { report, customer, maximum, amount, asked } = claim
  const [bearer, setBearer] = useState<Bearer>(
    claim.borne_by ?? (report && report.washer_amount > 0 ? 'washer' : 'washline'),
  )
  return (
    <ActForm
      open
      onClose={onClose}
      title={t('Approve this claim')}
      about={t('All that {name} gets for it, what was paid before included.', { name: customer.name })}
      maximum={maximum}
      amount={amount || report?.amount || asked}
      facts={[[t('Borne by'), bearerName(bearer)]]}
      confirmText={(sum) => t('Approve {amount}', { amount: sum })}
      onAct={({ amount: given, reason }) => onDecide({ amount: given, borne_by: bearer, reason })}
    >
      <SelectField
        label={t('Borne by')}
        value={bearer}
        onChange={({ target }) => setBearer(bearers.find((name) => name === target.value) ?? bearer)}
      >
        {bearers.map((name) => (
          <option key={name} value={name}>
            {bearerName(name)}
          </option>
        ))}
      </SelectField>
    </ActForm>
  )
}
