import { createRequire } from 'node:module'
import { z } from 'zod'
import { messageOf } from '../../platform/log/describe-error.ts'

/** What both builds of ONNX Runtime have in common. */
export type OnnxRuntime = Pick<typeof import('onnxruntime-web'), 'InferenceSession' | 'Tensor'>

export type NativeFound = { readonly runtime: OnnxRuntime } | { readonly refused: string } | undefined

const packageName = 'onnxruntime-node'
/** The one whose answers were compared with those of the build that every installation has. */
const fittingVersion = '1.30.0'
const packageSchema = z.object({ version: z.string() })

/** The native build of the runtime, where packages of this folder are found; undefined where it is not installed. */
export function findNative(folder: URL): NativeFound {
  const load = createRequire(folder)
  try {
    const { version } = packageSchema.parse(load(`${packageName}/package.json`))
    if (version !== fittingVersion) return { refused: `${packageName} ${version} is not ${fittingVersion}` }
    const runtime: unknown = load(packageName)
    return isRuntime(runtime) ? { runtime } : { refused: `${packageName} ${version} opens no networks` }
  } catch (error) {
    if (isAbsent(error)) return undefined
    return { refused: messageOf(error) }
  }
}

/** After a process that it has ended, which cannot name the reason itself. */
export function withoutNative(folder: URL): NativeFound {
  try {
    createRequire(folder).resolve(packageName)
    return { refused: `a process ended while it used ${packageName}` }
  } catch {
    return undefined
  }
}

/** A package that is there may lack one of its own. */
const isAbsent = (error: unknown) =>
  error instanceof Error &&
  'code' in error &&
  error.code === 'MODULE_NOT_FOUND' &&
  error.message.includes(`'${packageName}/package.json'`)

const isRuntime = (value: unknown): value is OnnxRuntime =>
  typeof value === 'object' &&
  value !== null &&
  'Tensor' in value &&
  'InferenceSession' in value &&
  typeof (value.InferenceSession as { create?: unknown }).create === 'function'
