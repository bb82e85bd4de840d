/** `ATTACK_COUNT=100000 ATTACK_SEED=1` makes an attack of that size, at random as that seed decides. */
export const attackSize = (usual: number) => ({
  count: Number(process.env.ATTACK_COUNT ?? usual),
  seed: Number(process.env.ATTACK_SEED ?? Date.now() & 0x7fff_ffff),
})

/** Prints what an attack did. */
export const report = (line: string): void => void process.stdout.write(`${line}\n`)
