const minuteMs = 60_000

/** Calls of programs that wait for their person: for how long, how many of one program, and how long they stay listed. */
export const approvalLimits = {
  waitingMs: 30 * minuteMs,
  waitingMost: 10,
  storedMs: 90 * 24 * 60 * minuteMs,
} as const
