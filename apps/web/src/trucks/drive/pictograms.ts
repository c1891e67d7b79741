// The pictures of the driver's page: each step, and what can be done, for who reads none of the four languages well.
import type { RoadEvent } from '@marsa/model/trucks/road/event-order.ts'

const box = '<path d="M3 8h18v9H3z"/><path d="M7 8v9M11 8v9M15 8v9"/>'
const pin = '<path d="M12 21s6-5.6 6-10a6 6 0 1 0-12 0c0 4.4 6 10 6 10z"/>'
const page = '<path d="M6 3h8l4 4v14H6z"/>'
const gate = '<path d="M4 21V5h4M20 21V5h-4"/>'
const truck =
  '<path d="M2 7h12v9H2zM14 10h4l4 3v3h-8z"/><circle cx="6.5" cy="18" r="2"/><circle cx="17.5" cy="18" r="2"/>'

export const pictograms = {
  EMPTY_PICKUP: `${box}<path d="M12 5V1m-2 2 2-2 2 2"/>`,
  GATE_IN: `${gate}<path d="M12 3v14m-4-4 4 4 4-4"/>`,
  AT_LOADING: `${pin}<path d="M12 14V8m-2.5 2.5L12 8l2.5 2.5"/>`,
  LOADING_COMPLETED: `${truck}<path d="m5 11.5 2 2 4-4.5"/>`,
  GATE_OUT: `${gate}<path d="M12 17V3M8 7l4-4 4 4"/>`,
  ENROUTE: truck,
  BORDER_WAITING: '<path d="M5 21V3M5 4h13l-3 4 3 4H5"/>',
  BORDER_SUBMITTED: `${page}<path d="M12 17v-6m-2.5 2.5L12 11l2.5 2.5"/>`,
  BORDER_CLEARED: `${page}<path d="m9 14 2 2 4-4.5"/>`,
  AT_UNLOADING: `${pin}<path d="M12 8v6m-2.5-2.5L12 14l2.5-2.5"/>`,
  DELIVERED: '<path d="m12 3 8 4v9l-8 4-8-4V7z"/><path d="m8 11.5 3 3 5-5.5"/>',
  EMPTY_RETURN: `${box}<path d="M12 1v4m-2-2 2 2 2-2"/>`,
  call: '<path d="M6 3.5h3.2l1.6 4.4-2.2 1.6a11.5 11.5 0 0 0 5.9 5.9l1.6-2.2 4.4 1.6V18a2.5 2.5 0 0 1-2.7 2.5C10.3 20 4 13.7 3.5 6.2A2.5 2.5 0 0 1 6 3.5z"/>',
  way: '<path d="M12 2 22 12 12 22 2 12z"/><path d="M9 15v-4h6m-2-2 2 2-2 2"/>',
  photo: '<path d="M3 7h4l2-3h6l2 3h4v13H3z"/><circle cx="12" cy="13" r="4"/>',
  refused: '<circle cx="12" cy="12" r="9"/><path d="m6 6 12 12"/>',
  cloud:
    '<path d="M7 18a4.5 4.5 0 0 1-.5-9A6 6 0 0 1 18 8.500 4.500 4.500 0 0 1 17.500 18z"/><path d="m4 3 16 18"/>',
  check: '<path d="m4 12.5 5 5L20 6"/>',
  here: '<circle cx="12" cy="12" r="4"/><path d="M12 1v5M12 18v5M1 12h5M18 12h5"/>',
} as const satisfies Record<RoadEvent, string> & Record<string, string>
export type Pictogram = keyof typeof pictograms
