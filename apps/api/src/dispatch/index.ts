export { type RunWaveDeps, runWave } from './use-cases/run-wave.ts'
