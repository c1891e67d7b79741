// What a map of a route is given: its points in order, and how the line bends.

/** `done`: it has been passed. */
export type RoutePoint = { lat: number; lon: number; label: string; done: boolean }

/** `label` is the sentence that a screen reader gets. */
export type RouteMapProps = { points: RoutePoint[]; label: string; mode: 'sea' | 'air' | 'road' }
