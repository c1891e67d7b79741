// The two ends of a route, and which of them lies in the Emirates.

export type EndName = 'origin' | 'destination'

/** Which end lies in the Emirates. */
export const homeEnd = (direction: 'import' | 'export'): EndName =>
  direction === 'import' ? 'destination' : 'origin'
