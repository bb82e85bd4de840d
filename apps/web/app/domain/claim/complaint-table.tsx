import { complaintRules, complaintRuleTexts } from '@washline/contract/complaints/rules'
import { t } from '../../platform/i18n/i18n.ts'
import { complaintRuleValues } from './complaint-rule-values.ts'

const outcomeTexts = {
  review: 'Our team decides.',
  refund: 'A refund.',
  rewash: 'A free second wash.',
} as const

/** The published table that decides complaints. */
export const ComplaintTable = () => (
  <>
    <p>{t('The first row that applies decides, when the complaint is sent.')}</p>
    <ol className="claim-rules">
      {complaintRules.map(({ id, outcome }, index) => (
        <li key={id}>
          <b className="display num">{index + 1}</b>
          <div className="grid min-w-0 gap-1">
            <h3>{t(complaintRuleTexts[id], complaintRuleValues())}</h3>
            <p className="font-semibold">{t(outcomeTexts[outcome])}</p>
          </div>
        </li>
      ))}
    </ol>
  </>
)
