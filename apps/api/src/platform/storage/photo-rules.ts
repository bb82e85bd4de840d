import type { SessionId, UserId } from '@washline/contract/ids'
import type { Actor } from '../http/actor.ts'

/** For whom an address is made. Without a session it lasts while its person is signed in anywhere. */
export interface Viewer {
  readonly userId: UserId
  readonly tokenId: SessionId | null
}

/** What a photo belongs to, and for whom its address is made: the access that has to go on while it is used. */
export interface Sight {
  /** The kind of thing, such as `order`. */
  readonly of: string
  readonly id: number
  readonly by: Viewer
}

/** Whether this person may still see the photos of the thing with this id. */
export type MayStillSee = (viewer: Actor, id: number) => Promise<boolean>

export type PhotoRules = Readonly<Record<string, MayStillSee>>

/** Finds who looks: the person of a session that goes on. Given by the identity module. */
export type FindViewer = (viewer: Viewer) => Promise<Actor | undefined>

/** The modules' rules together. A photo whose kind no rule knows is seen by nobody. */
export function createPhotoRules(findViewer: FindViewer) {
  const rules = new Map<string, MayStillSee>()
  return {
    allow: (more: PhotoRules): void => {
      for (const [kind, rule] of Object.entries(more)) rules.set(kind, rule)
    },
    goesOn: async ({ of, id, by }: Sight): Promise<boolean> => {
      const rule = rules.get(of)
      const viewer = rule && (await findViewer(by))
      return viewer !== undefined && (await rule?.(viewer, id)) === true
    },
  }
}
