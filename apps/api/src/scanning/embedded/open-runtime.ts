import { availableParallelism } from 'node:os'
import type { NetworkAnswer } from '@washline/contract/scanning/detector/detect-garments'
import { messageOf } from '../../platform/log/describe-error.ts'
import type { NativeFound, OnnxRuntime } from './find-native.ts'

/** Runs a network over its input, named `image` in all of them. */
export type Network = (values: Float32Array, shape: readonly number[]) => Promise<NetworkAnswer>

export interface RuntimeUse {
  readonly runtime: 'native' | 'wasm'
  /** Why the native runtime that is installed is not used. */
  readonly refused?: string | undefined
}

export interface Runtime {
  /** Opens a network that takes inputs of this shape. */
  open(model: Uint8Array, shape: readonly number[]): Promise<Network>
  /** By what the networks so far were opened. */
  used(): RuntimeUse
}

const mostThreads = 4
/** One core is for the server and its database. */
export const threadsOf = (cores: number): number => Math.min(mostThreads, Math.max(1, cores - 1))

/** The native runtime where it is installed and works, else the one of WebAssembly. */
export function openRuntime(native: NativeFound): Runtime {
  let refused = native && 'refused' in native ? native.refused : undefined
  const runtime = native && 'runtime' in native ? native.runtime : undefined
  return {
    used: () => ({ runtime: runtime && refused === undefined ? 'native' : 'wasm', refused }),
    open: async (model, shape) => {
      if (runtime && refused === undefined) {
        try {
          return await openNative(runtime, model, shape)
        } catch (error) {
          refused = messageOf(error)
        }
      }
      return openWasm(model)
    },
  }
}

async function openNative(runtime: OnnxRuntime, model: Uint8Array, shape: readonly number[]): Promise<Network> {
  const network = networkOf(
    runtime,
    await runtime.InferenceSession.create(model, {
      executionProviders: ['cpu'],
      intraOpNumThreads: threadsOf(availableParallelism()),
      interOpNumThreads: 1,
    }),
  )
  // A build for another processor may open what it cannot run.
  await network(new Float32Array(shape.reduce((size, side) => size * side, 1)), shape)
  return network
}

async function openWasm(model: Uint8Array): Promise<Network> {
  const runtime = await import('onnxruntime-web')
  runtime.env.wasm.numThreads = 1
  return networkOf(runtime, await runtime.InferenceSession.create(model, { executionProviders: ['wasm'] }))
}

const networkOf =
  ({ Tensor }: OnnxRuntime, session: Awaited<ReturnType<OnnxRuntime['InferenceSession']['create']>>): Network =>
  (values, shape) =>
    session.run({ image: new Tensor('float32', values, shape) })
