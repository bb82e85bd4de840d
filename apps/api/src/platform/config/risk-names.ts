/** What stops a start outside the demo unless `ALLOW_RISKS` names it. */
export const riskNames = ['sandbox-cards', 'local-links', 'mail-folder', 'currency-symbol', 'invented-city'] as const
export type RiskName = (typeof riskNames)[number]
