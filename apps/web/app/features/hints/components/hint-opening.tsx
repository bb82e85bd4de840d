import { shownKeyPrefix } from '../use-hints.ts'
import { type HintRole, hints } from '../view-model.ts'
import { HintNote } from './hint-note.tsx'
import { HintText } from './hint-text.tsx'

/** The hint with which a written beginning begins: all of the role, of which its script leaves the first that was not shown. */
export const HintOpening = ({ who }: { who: HintRole }) => (
  <div data-first-not-in={shownKeyPrefix} className="hint-place">
    <HintNote>
      {hints[who].map((hint) => (
        <HintText key={hint} hint={hint} />
      ))}
    </HintNote>
  </div>
)
