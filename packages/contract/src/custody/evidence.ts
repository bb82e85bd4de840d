/** Whether handovers have evidence (PIN, or photo and note): never, optionally, or before every move of the order. */
export const handoverEvidence = ['off', 'optional', 'required'] as const
export type HandoverEvidence = (typeof handoverEvidence)[number]
