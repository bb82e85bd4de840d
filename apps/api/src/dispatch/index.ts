export { searchOf } from './queries.ts'
export { type RunWaveDeps, runWave } from './use-cases/run-wave.ts'
