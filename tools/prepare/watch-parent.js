import { readFileSync } from 'node:fs'

const WATCH_MS = 500

/**
 * Calls back when the parent process is gone: a killed process cannot pass the signal on. An orphan's
 * parent number changes, because the system hands it to another process.
 */
export function watchParent(onGone) {
  const before = lineage()
  const watch = setInterval(() => {
    if (lineage() === before) return
    clearInterval(watch)
    onGone()
  }, WATCH_MS)
  watch.unref()
}

/** npm runs scripts through a shell that outlives it: then the shell's own parent is the one to watch. */
function lineage() {
  const parent = process.ppid
  if (!read(parent, 'cmdline').includes('\0-c\0')) return String(parent)
  const stat = read(parent, 'stat')
  const shellParent = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]
  return `${parent} ${shellParent}`
}

function read(pid, name) {
  try {
    return readFileSync(`/proc/${pid}/${name}`, 'utf8')
  } catch {
    return ''
  }
}
