/** A card is valid to the end of its month, in the zone where that comes first. */
export const isCardValid = ({ expMonth, expYear }: { expMonth: number; expYear: number }, at: Date): boolean =>
  at.getTime() < Date.UTC(expYear, expMonth, 1) - 14 * 3_600_000
