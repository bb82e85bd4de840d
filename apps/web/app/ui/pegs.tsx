/** Two clothes-pegs on the upper edge of what they are in. */
export const Pegs = () => (
  <span className="pegs" aria-hidden="true">
    <i />
    <i />
  </span>
)
