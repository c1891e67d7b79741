// The lanes and ports of the landing map as places on the globe, longitude first.
import type { places } from '../text/home.ts'

export type Place = [longitude: number, latitude: number]

const strait: Place[] = [
  [57, 25.7],
  [56.5, 26.5],
  [55.9, 26.2],
  [55.03, 25.01],
]
const gulfOfOman: Place[] = [[58.9, 24.9], ...strait]

/** Sea lanes follow the water by hand-set points; the last one of each is Jebel Ali. */
export const seaLanes: { way: Place[]; soft?: boolean }[] = [
  {
    way: [
      [121.8, 31.2],
      [123.1, 29.6],
      [119.5, 24.2],
      [113.7, 18],
      [110.3, 11],
      [105.9, 4.4],
      [104.3, 1.4],
      [103.1, 1.3],
      [100.4, 3.4],
      [96.4, 5.9],
      [92, 6],
      [82, 5.4],
      [77.6, 6.8],
      [68, 15],
      [62, 21.5],
      ...gulfOfOman,
    ],
  },
  { way: [[72.95, 19], [70.5, 19.8], [64, 22.6], [59.2, 25], ...strait] },
  {
    way: [
      [32.5, 29.9],
      [33.6, 27.6],
      [38, 20.5],
      [41.3, 15.6],
      [43.3, 12.6],
      [45.5, 12],
      [52, 13.3],
      [57.5, 17.4],
      [60.3, 22.3],
      ...gulfOfOman,
    ],
    soft: true,
  },
  {
    way: [[39.7, -4.1], [44, -1], [51.5, 8], [54.5, 13.3], [59, 19.5], [60.4, 22.4], ...gulfOfOman],
    soft: true,
  },
]

export const jebelAli: Place = [55.03, 25.01]
/** Flights: where from, and how far the drawn arc rises above the straight line, in map units. */
export const airLanes: { from: Place; rise: number; wideOnly?: boolean }[] = [
  { from: [114.1, 22.3], rise: 100.7 },
  { from: [8.6, 50], rise: 76.7, wideOnly: true },
]

export interface Port {
  at: Place
  name: keyof typeof places
  muted?: boolean
  /** Where the label stands, in units of the drawing, for the wide and the narrow map; none hides it. */
  wide: [dx: number, dy: number, anchor: Anchor]
  narrow?: [dx: number, dy: number, anchor: Anchor]
}
export type Anchor = 'start' | 'middle' | 'end'

export const ports: Port[] = [
  { at: [121.83, 31.19], name: 'shanghai', wide: [-12, -6, 'end'], narrow: [-12, -6, 'end'] },
  { at: [103.75, 1.26], name: 'singapore', wide: [2, 20, 'middle'], narrow: [2, 20, 'middle'] },
  { at: [72.92, 18.95], name: 'nhavaSheva', wide: [11, 5, 'start'], narrow: [11, 5, 'start'] },
  { at: [39.7, -4.08], name: 'mombasa', wide: [-11, 4, 'end'] },
  { at: [114.14, 22.3], name: 'hongKong', muted: true, wide: [-8, 17, 'end'] },
  { at: [79.77, 6.91], name: 'colombo', muted: true, wide: [10, -2, 'start'], narrow: [0, -12, 'middle'] },
]

export const ships: { at: Place; turn: number; wideOnly?: boolean }[] = [
  { at: [88.46, 5.86], turn: 176 },
  { at: [63.98, 22.62], turn: 160, wideOnly: true },
]
