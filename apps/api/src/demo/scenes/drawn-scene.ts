import { readFile } from 'node:fs/promises'

/** Scenes stored as pictures, so that a first start does not spend time and memory on drawing them. */
export const drawnScenes = ['work-week', 'summer-load', 'five-garments', 'green-tshirt', 'three-on-tiles'] as const
export type DrawnScene = (typeof drawnScenes)[number]

export const drawnSceneFile = (name: DrawnScene) => new URL(`drawn/${name}.jpg`, import.meta.url)

/** The stored jpeg of a scene, made by `models/scanner/scenes/write-drawn.ts`. */
export const drawnScene = (name: DrawnScene): Promise<Buffer> => readFile(drawnSceneFile(name))
