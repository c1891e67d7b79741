// Origin and destination of a route, and which of them lies in the Emirates.

export type RoutePoint = 'origin' | 'destination'

/** Which of them lies in the Emirates. */
export const emiratesPoint = (direction: 'import' | 'export'): RoutePoint =>
  direction === 'import' ? 'destination' : 'origin'
