/** The push service of the drill's people, by a name that nobody has. */
export const pushHost = 'push.drill.test'
