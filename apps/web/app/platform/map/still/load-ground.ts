import type { Point } from '@washline/contract/maps/geo'
import { nextTask } from '../../hydration/next-task.ts'
import { isTown, surroundingsFrom } from '../town.ts'
import type { Ground } from './draw-ground.ts'
import { type GroundShape, groundShapes } from './ground-shapes.ts'
import { inPieces } from './in-pieces.ts'
import { middleOf, type Projection, toPlace } from './mercator.ts'

/** A file of the map's folder, and a source of its style. */
export type GroundFile = 'world' | 'cities' | 'city' | 'buildings'

const buildingsFrom = 13.5
/** Whether all that is seen is in the drawn town: nothing but land is below it there. */
export function isTownOnly(view: Projection): boolean {
  const { width, height } = view.size
  return isTown(toPlace([0, 0], view)) && isTown(toPlace([width, height], view))
}

/** The files that a view is drawn from, each of some tens of kilobytes. */
export function filesOf(view: Projection): GroundFile[] {
  if (isTownOnly(view)) return view.zoom >= buildingsFrom ? ['city', 'buildings'] : ['city']
  const far: GroundFile[] = ['world', 'cities']
  return isTown(middleOf(view)) || view.zoom < surroundingsFrom ? [...far, 'city'] : far
}

/** The files of a map that opens at a place. */
export const filesAround = (place: Point): GroundFile[] => (isTown(place) ? ['city', 'buildings'] : ['world', 'cities'])

const loaded = new Map<GroundFile, Promise<readonly GroundShape[]>>()
const atHand = new Map<GroundFile, readonly GroundShape[]>()

/** Those of the files that were read before: a map on a next screen has them in its first frame. */
export function groundAtHand(files: readonly GroundFile[]): Ground {
  return Object.fromEntries(files.flatMap((file) => (atHand.has(file) ? [[file, atHand.get(file) ?? []]] : [])))
}

/** Each file is read once; a failure is tried again by the next call. */
export function loadGround(file: GroundFile): Promise<readonly GroundShape[]> {
  const before = loaded.get(file)
  if (before) return before
  const reading = read(file)
  loaded.set(file, reading)
  reading.then(
    (shapes) => atHand.set(file, shapes),
    () => loaded.delete(file),
  )
  return reading
}

/** For tests: what was read is read again. */
export function forgetGround(): void {
  loaded.clear()
  atHand.clear()
}

async function read(file: GroundFile): Promise<readonly GroundShape[]> {
  const response = await fetch(`/map/${file}.geojson`)
  if (!response.ok) throw new Error(`The map's file ${file} was answered with ${response.status}.`)
  const shapes: GroundShape[] = []
  for (const features of inPieces(await response.text())) {
    shapes.push(...groundShapes(features))
    await nextTask()
  }
  return shapes
}
