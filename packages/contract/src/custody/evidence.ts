/** What a market asks of a handover: nothing, evidence that may be given, or evidence before the order moves. */
export const handoverEvidence = ['off', 'optional', 'required'] as const
export type HandoverEvidence = (typeof handoverEvidence)[number]
