// Where a shipment is on its way; the timeline beside it says the same in words.
import { lazy, Suspense } from 'react'
import type { RouteMapProps } from '../map/route-points.ts'
import { useDrawingWidth } from '../use-width.ts'

const MapDrawing = lazy(async () => ({ default: (await import('../map/map-drawing.tsx')).MapDrawing }))

/** As high as its drawing from the start. */
export function RouteMap(props: RouteMapProps) {
  const [box, width] = useDrawingWidth()
  return (
    <div className="map route-map" ref={box}>
      <Suspense fallback={<div />}>{width > 0 ? <MapDrawing {...props} width={width} /> : <div />}</Suspense>
    </div>
  )
}
