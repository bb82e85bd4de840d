/** The password as a call takes it: people without one send none. */
export const proofOf = ({ current_password }: { current_password?: string | undefined }) =>
  current_password ? { current_password } : {}
