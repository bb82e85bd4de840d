/** What people see of a name who have nothing to settle with its person any more, or never met. */
export const firstName = (name: string): string => name.trim().split(/\s+/)[0] ?? ''

/** A person's name for somebody who may know all of it, or only the first name. */
export const shownName = (name: string, isFull: boolean): string => (isFull ? name : firstName(name))
