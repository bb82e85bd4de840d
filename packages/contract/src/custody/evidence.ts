/** Whether handovers have evidence (PIN, or photo and note): never, optionally, or before every move of the order. */
export const handoverEvidence = ['off', 'optional', 'required'] as const
export type HandoverEvidence = (typeof handoverEvidence)[number]

/** Whether handovers have a photo: none is asked for, one may be added, or no handover is recorded without one. */
export const handoverPhoto = ['off', 'optional', 'required'] as const
export type HandoverPhoto = (typeof handoverPhoto)[number]

/** Whether the order moves by a recorded handover only. */
export const requiresHandover = (asks: {
  readonly evidence: HandoverEvidence
  readonly photo: HandoverPhoto
}): boolean => asks.evidence === 'required' || (asks.evidence !== 'off' && asks.photo === 'required')
