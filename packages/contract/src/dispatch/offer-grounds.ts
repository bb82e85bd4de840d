/**
 * Why an offer went to this Washer: a favourite is asked first, a newcomer has the turn that the market gives newcomers, a batch
 * decides about many orders together; otherwise by the score.
 */
export const offerGrounds = ['score', 'favourite', 'newcomer', 'batch'] as const
export type OfferGround = (typeof offerGrounds)[number]
