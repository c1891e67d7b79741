// When repeated wrong passwords slow a caller down and lock an account (A 5, Z10).
import { settingDefaults, type SettingsInForce } from '../kit/settings.ts'

/**
 * Failures from one address prefix before the pair of account and prefix is locked, failures from everywhere before the
 * account is locked for all unknown devices, and for how long.
 */
export const lockRules = (settings: SettingsInForce) => ({
  failures: settings['accounts.lock-failures'],
  failuresEverywhere: settings['accounts.lock-failures-everywhere'],
  minutes: settings['accounts.lock-minutes'],
})
export const { failures: failuresToLock } = lockRules(settingDefaults)

/** Milliseconds to wait before answering the n-th wrong password in a row: 0, 0, then 0.25 s, 0.5 s, 1 s at most. */
export const delayAfter = (failures: number): number =>
  failures < 3 ? 0 : Math.min(1000, 125 * 2 ** (failures - 2))
