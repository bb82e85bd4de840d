import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { readEvents } from './read-events.ts'
import { readProject } from './read-project.ts'
import { EVENT_PAGE, writeEventPage } from './write-event-page.ts'

const root = path.resolve(import.meta.dirname, '..', '..')
writeFileSync(path.join(root, EVENT_PAGE), writeEventPage(readEvents(readProject(root))))
