import { readFile } from 'node:fs/promises'

/** Scenes that are kept drawn, so that a first start neither waits for them nor grows by their drawing. */
export const drawnScenes = ['work-week', 'summer-load', 'five-garments', 'one-tshirt', 'three-on-tiles'] as const
export type DrawnScene = (typeof drawnScenes)[number]

export const drawnSceneFile = (name: DrawnScene) => new URL(`drawn/${name}.jpg`, import.meta.url)

/** The kept jpeg of a scene; `write-drawn.ts` makes it. */
export const drawnScene = (name: DrawnScene): Promise<Buffer> => readFile(drawnSceneFile(name))
