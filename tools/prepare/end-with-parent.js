import { watchParent } from './watch-parent.js'

// Loaded ahead of the application: asks it to end in good order when its starter was killed.
watchParent(() => process.kill(process.pid, 'SIGTERM'))
