/** Washers who were asked must not find the door by their distance from it. */
const distanceStepM = 100
export const shownDistanceM = (distanceM: number): number =>
  Math.max(1, Math.round(distanceM / distanceStepM)) * distanceStepM
