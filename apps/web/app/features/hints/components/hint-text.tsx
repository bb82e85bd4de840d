import { hintText } from '../hint-labels.ts'
import type { Hint } from '../view-model.ts'

/** In lines of about one length, which differs little between its font and the one that stands in for it. */
export const HintText = ({ hint }: { hint: Hint }) => (
  <p data-name={hint} className="text-balance">
    {hintText(hint)}
  </p>
)
