import { watchParent } from './watch-parent.js'

// Loaded ahead of the application, which ends in good order on SIGTERM: so it does when its starter was killed outright
// or its terminal was closed.
const end = () => process.kill(process.pid, 'SIGTERM')

watchParent(end)
process.once('SIGHUP', end)

// A closed terminal takes the output with it; that must not cut the orderly end short.
for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (error) => {
    if (error.code !== 'EIO' && error.code !== 'EPIPE') throw error
  })
}
