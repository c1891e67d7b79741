// Shares where the phone is, where its driver agrees: while the page is seen, with the screen awake, a position every 15 seconds.
import { addFix } from './store.ts'

const everyMs = 15_000

export type Seen = { latitude: number; longitude: number; accuracyM: number }

let watch: number | undefined
let awake: WakeLockSentinel | undefined
let last: { at: number; position: Seen } | undefined
let slot = ''

const stayAwake = async (): Promise<void> => {
  if (document.visibilityState !== 'visible' || watch === undefined) return
  // Refused with little battery left; the positions still come while the screen is on.
  awake = await navigator.wakeLock?.request('screen').catch(() => undefined)
}
document.addEventListener('visibilitychange', () => void stayAwake())

/** Where the phone was within the last two minutes. */
export const lastSeen = (): Seen | null =>
  last && Date.now() - last.at < 120_000 && watch !== undefined ? last.position : null

export const startSharing = (of: string, stored: () => void, blocked: () => void): void => {
  slot = of
  if (watch !== undefined) return
  if (!('geolocation' in navigator)) return blocked()
  watch = navigator.geolocation.watchPosition(
    ({ coords, timestamp }) => {
      if (document.visibilityState !== 'visible' || (last && timestamp - last.at < everyMs)) return
      const { latitude, longitude, accuracy } = coords
      last = { at: timestamp, position: { latitude, longitude, accuracyM: Math.min(100_000, accuracy) } }
      void addFix({ slot, at: new Date(timestamp).toISOString(), ...last.position }).then(stored)
    },
    (error) => {
      if (error.code !== error.PERMISSION_DENIED) return
      stopSharing()
      blocked()
    },
    { enableHighAccuracy: true, maximumAge: 5_000 },
  )
  void stayAwake()
}

export const stopSharing = (): void => {
  if (watch !== undefined) navigator.geolocation.clearWatch(watch)
  watch = undefined
  last = undefined
  void awake?.release()
  awake = undefined
}
