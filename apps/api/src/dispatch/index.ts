export type { RunWaveDeps } from './deps.ts'
export { runWave } from './use-cases/run-wave.ts'
