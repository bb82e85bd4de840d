const nearest = 1e-6

/** The chance that several views of one thing agree on: the mean of their logits, as a sure view outweighs an undecided one. */
export function laundryOf(chances: ArrayLike<number>): number {
  const logits = Array.from(chances, (chance) => {
    const inside = Math.min(1 - nearest, Math.max(nearest, chance))
    return Math.log(inside / (1 - inside))
  })
  const mean = logits.reduce((sum, logit) => sum + logit, 0) / Math.max(1, logits.length)
  return 1 / (1 + Math.exp(-mean))
}
