/** What people see of a name who have nothing to settle with its person any more, or never met. */
export const firstName = (name: string): string => name.trim().split(/\s+/)[0] ?? ''
