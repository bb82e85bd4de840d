/// <reference types="onnxruntime-web" />
import { detectGarments } from '@washline/contract/scanning/detector/detect-garments'
import { likelyLaundry } from '@washline/contract/scanning/detector/gate'
import type { Pixels } from '@washline/contract/scanning/detector/pixels'
import wasmUrl from 'onnxruntime-web/ort-wasm-simd-threaded.wasm?url'
import * as ort from 'onnxruntime-web/wasm'
import modelUrl from '../../../../../models/scanner/det.onnx?url'
import gate from '../../../../../models/scanner/gate.json'
import manifest from '../../../../../models/scanner/manifest.json'
import type { WorkerAnswer } from './frame-counter.ts'

const { detector } = manifest
const canvas = new OffscreenCanvas(1, 1)
const post = (answer: WorkerAnswer) => postMessage(answer)

ort.env.wasm.numThreads = 1
ort.env.wasm.wasmPaths = { wasm: new URL(wasmUrl, location.href).href }

function pixelsOf(frame: ImageBitmap): Pixels {
  const { width, height } = frame
  Object.assign(canvas, { width, height })
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('this worker cannot draw')
  context.drawImage(frame, 0, 0)
  frame.close()
  const { data } = context.getImageData(0, 0, width, height)
  return { data: withoutAlpha(data), width, height }
}

function withoutAlpha(rgba: Uint8ClampedArray): Uint8Array {
  const rgb = new Uint8Array((rgba.length / 4) * 3)
  for (let from = 0, to = 0; from < rgba.length; from += 4) {
    rgb[to++] = rgba[from] ?? 0
    rgb[to++] = rgba[from + 1] ?? 0
    rgb[to++] = rgba[from + 2] ?? 0
  }
  return rgb
}

async function openDetector() {
  const session = await ort.InferenceSession.create(modelUrl, { executionProviders: ['wasm'] })
  const shape = [1, 3, detector.inputSize, detector.inputSize]
  const run = (planes: Float32Array) => session.run({ image: new ort.Tensor('float32', planes, shape) })
  return async (frame: ImageBitmap) => {
    return likelyLaundry(gate.hint, await detectGarments(run, detector, pixelsOf(frame)))
  }
}

try {
  const detect = await openDetector()
  addEventListener('message', async ({ data }: MessageEvent<ImageBitmap>) => {
    try {
      const found = await detect(data)
      post({ kind: 'found', boxes: found.map(({ left, top, right, bottom }) => ({ left, top, right, bottom })) })
    } catch {
      post({ kind: 'failed' })
    }
  })
  post({ kind: 'ready' })
} catch {
  post({ kind: 'failed' })
}
