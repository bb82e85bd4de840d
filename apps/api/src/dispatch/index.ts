export type { RunWaveDeps } from './deps.ts'
export { waveBefore, wavesAfter } from './queries/waves.ts'
export { type ReplayedWaves, waveReplay } from './rules/replay-waves.ts'
export { runWave } from './use-cases/run-wave.ts'
