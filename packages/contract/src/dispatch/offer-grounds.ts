/**
 * Why an offer went to this Washer: the Washer of the first wash is asked first for a second one, a favourite too, a newcomer has the turn that the market gives newcomers, a batch
 * decides about many orders together; otherwise by the score.
 */
export const offerGrounds = ['score', 'first_wash', 'favourite', 'newcomer', 'batch'] as const
export type OfferGround = (typeof offerGrounds)[number]
