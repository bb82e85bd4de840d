/** Puts texts together again that came in parts `id part total text`, in order; gives each when it is whole. */
export function createPartAssembler(): (payload: string) => string | undefined {
  let pending: { id: string; text: string } | undefined
  return (payload) => {
    const [, id = '', part, total, text = ''] = /^(\d+) (\d+) (\d+) ([\s\S]*)$/.exec(payload) ?? []
    if (id === '') return undefined
    const before = Number(part) > 0 && pending?.id === id ? pending.text : ''
    pending = { id, text: before + text }
    if (Number(part) + 1 < Number(total)) return undefined
    const whole = pending.text
    pending = undefined
    return whole
  }
}
