// Where the phone is, for the events of the day: asked while the page is seen, and only as good as two minutes old.

export type Place = { latitude: number; longitude: number; accuracyM: number | null }

const freshMs = 120_000
let last: { at: number; place: Place } | undefined

export const lastPlace = (): Place | null => (last && Date.now() - last.at < freshMs ? last.place : null)

/** Without the permission events carry no place. */
export const startPlace = (): void => {
  navigator.geolocation?.watchPosition(
    ({ coords, timestamp }) => {
      const { latitude, longitude, accuracy } = coords
      last = {
        at: timestamp,
        place: { latitude, longitude, accuracyM: Math.min(100_000, Math.round(accuracy)) },
      }
    },
    () => undefined,
    { enableHighAccuracy: true, maximumAge: 15_000 },
  )
}
