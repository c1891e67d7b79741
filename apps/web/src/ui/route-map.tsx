// Where a shipment is on its way; the timeline beside it says the same in words.
import { lazy, Suspense } from 'react'
import { useDrawingWidth } from './use-width.ts'

const MapDrawing = lazy(async () => ({ default: (await import('./map/map-drawing.tsx')).MapDrawing }))

export type RoutePoint = { lat: number; lon: number; label: string; done: boolean }

/** As high as its drawing from the start. `points` in order, `done` for those passed; `label` is the sentence a screen reader gets; `mode` bends the line. */
export function RouteMap(props: RouteMapProps) {
  const [box, width] = useDrawingWidth()
  return (
    <div className="map route-map" ref={box}>
      <Suspense fallback={<div />}>{width > 0 ? <MapDrawing {...props} width={width} /> : <div />}</Suspense>
    </div>
  )
}

export type RouteMapProps = { points: RoutePoint[]; label: string; mode: 'sea' | 'air' | 'road' }
