// When repeated wrong passwords slow a caller down and lock an account (A 5, Z10).

/** Failures from one address prefix before the pair of account and prefix is locked. */
export const failuresToLock = 5
/** Failures from everywhere before the account is locked for all unknown devices. */
export const failuresToLockEverywhere = 100
export const lockMinutes = 15

/** Milliseconds to wait before answering the n-th wrong password in a row: 0, 0, then 0.25 s, 0.5 s, 1 s at most. */
export const delayAfter = (failures: number): number =>
  failures < 3 ? 0 : Math.min(1000, 125 * 2 ** (failures - 2))
