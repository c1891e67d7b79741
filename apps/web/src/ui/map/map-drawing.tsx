// The drawing of a route: sea, land, the way done and to come, and its places. Loaded with its coastline when shown.
import { geoInterpolate } from 'd3-geo'
import { useId } from 'react'
import { landPath } from './coast.ts'
import { curve, frameOf, type Point } from './frame.ts'
import { seaWay, type Place } from './sea-lanes.ts'
import type { RouteMapProps, RoutePoint } from './route-points.ts'

const placeOf = ({ lon, lat }: RoutePoint): Place => [lon, lat]

const wayBetween = (from: Place, to: Place, mode: RouteMapProps['mode']): Place[] => {
  if (mode === 'road') return [from, to]
  if (mode === 'sea') return seaWay(from, to)
  const along = geoInterpolate(from, to)
  return Array.from({ length: 13 }, (_, i) => along(i / 12))
}

/** Chosen by `RouteMap`, which holds its place while this loads. */
export function MapDrawing({ points, label, mode, width }: RouteMapProps & { width: number }) {
  const id = useId()
  const height = width < 640 ? 220 : 330
  const legs = points.slice(1).map((point, i) => wayBetween(placeOf(points[i]!), placeOf(point), mode))
  const frame = frameOf([...points.map(placeOf), ...legs.flat()], width, height)
  const drawn = (wanted: boolean) =>
    legs
      .filter((_, i) => points[i + 1]!.done === wanted)
      .map((leg) => curve(leg.map(frame.project)))
      .join('')
  const at = points.findLastIndex((point) => point.done)
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}

      role="img"
      aria-label={label}
    >
      <defs>
        <path id={id} d={landPath(frame, width, height)} fillRule="evenodd" clipRule="evenodd" />
      </defs>
      <use href={`#${id}`} className="s3" />
      <use href={`#${id}`} className="s2" />
      <use href={`#${id}`} className="ld" />
      <path className="ln todo" d={drawn(false)} />
      <path className="ln way" d={drawn(true)} />
      {points.map((point, i) => (
        <Stop
          key={`${point.lon} ${point.lat}`}
          label={point.label}
          at={frame.project(placeOf(point))}
          width={width}
          here={i === at}
          last={i === points.length - 1}
          end={i === 0 || i === points.length - 1}
        />
      ))}
    </svg>
  )
}

type StopProps = { label: string; at: Point; width: number; here: boolean; last: boolean; end: boolean }

function Stop({ label, at: [x, y], width, here, last, end }: StopProps) {
  // Px that a letter takes on average; a name that would leave the map turns to its other side.
  const half = (label.length * (here ? 9 : 7.5)) / 2
  const anchor = x + half > width ? 'end' : x < half ? 'start' : 'middle'
  const aside = anchor === 'end' ? -10 : anchor === 'start' ? 10 : 0
  return (
    <g>
      {here && <circle className="halo" cx={x} cy={y} r="18" />}
      <circle className={here ? 'hub' : 'pt'} cx={x} cy={y} r={here ? 6.5 : end ? 5 : 4} />
      {here && last && <path className="tick" d={`M${x - 2.8} ${y}l2 2 3.6-3.8`} />}
      <text
        className={here ? 'big' : end ? '' : 'mut'}
        x={x + aside}
        y={y + (here ? -25 : end ? -12 : 20)}
        textAnchor={anchor}
      >
        {label}
      </text>
    </g>
  )
}
