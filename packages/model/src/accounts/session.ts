// Clocks of a session: access token, absolute life, idle rule of A 4.
import type { SettingsInForce } from '../kit/settings.ts'

/** Seconds an access token lives; the session behind it is checked on every call all the same. */
export const accessSeconds = 300
/** Absolute life of a session in hours: a working day, or 30 days when the person chose to be remembered. */
export const sessionHours = (settings: SettingsInForce) => ({
  plain: settings['accounts.session-hours'],
  remembered: settings['accounts.remembered-days'] * 24,
})
/** Seconds during which the refresh before the last one still gets the same successor (two tabs, lost answers). */
export const refreshGraceSeconds = 30
/** Seconds from the last activity to the timeout: idle minutes x 60 - 60 (A 4), with at least 2 minutes of idle time. */
export const idleTimeoutSeconds = (idleMinutes: number): number => Math.max(2, idleMinutes) * 60 - 60
