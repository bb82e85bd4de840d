/** Takes no place; what is below is shown once this is gone (`feedback.css`). For a part that may turn out to be nothing. */
export const HeldBelow = () => <span className="skeleton" hidden />
