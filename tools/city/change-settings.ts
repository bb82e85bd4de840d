/** Settings of the market with other numbers: `dispatch.matching.lateness=16`. Has to run before the rules that read them are loaded. */
export function changeSettings(settings: object, changes: readonly string[]): void {
  for (const change of changes) {
    const [path = '', written = ''] = change.split('=')
    const names = path.split('.')
    const last = names.pop() ?? ''
    let place: unknown = settings
    for (const name of names) place = isGroup(place) && Object.hasOwn(place, name) ? place[name] : undefined
    if (!isGroup(place) || !Object.hasOwn(place, last) || typeof place[last] !== 'number')
      throw new Error(`--set ${change}: the market has no number "${path}"`)
    const value = Number(written)
    if (written.trim() === '' || !Number.isFinite(value)) throw new Error(`--set ${change}: "${written}" is no number`)
    place[last] = value
  }
}

const isGroup = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
