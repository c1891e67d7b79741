// A map of what moves between stops, only to be looked at: what it shows has to stand beside it in words.
import { Minus, Plus } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import type { Pin } from '@marsa/model/kit/pin.ts'
import { useT } from '../../kit/t.ts'
import { IconButton } from '../actions/icon-button.tsx'
import { useWidth } from '../use-width.ts'
import { emiratesPaths } from './emirates.ts'
import { isClosest, isFarthest, isNear, viewOfAll, zoomedBy } from './live-frame.ts'
import { placedMarks, type Mark } from './pin-marks.ts'
import { pinWords } from './pin-text.ts'
import { projectPin, type Size, type View } from './pin-view.ts'
import './pin-map.css'
import './live-map.css'

const CoastLand = lazy(async () => ({ default: (await import('./coast-land.tsx')).CoastLand }))

const tallest = 320
const lowest = 220

/** `age` says how far its place can be trusted. */
export type Mover = { id: string; pin: Pin; label: string; age: 'fresh' | 'old' | 'silent' }
export type LiveMapProps = {
  label: string
  stops: readonly Mark[]
  /** Ways between stops, each point after point. */
  ways: readonly (readonly Pin[])[]
  movers: readonly Mover[]
  /** Places that it names around them. */
  marks: readonly Mark[]
  /** The one that is looked at closely. */
  focus?: string | undefined
}

export function LiveMap(props: LiveMapProps) {
  const [box, width] = useWidth()
  return (
    <div className="map pin-map live-map" ref={box}>
      {width > 0 && (
        <Drawn key={props.focus ?? ''} {...props} size={{ width, height: width < 640 ? lowest : tallest }} />
      )}
    </div>
  )
}

const closeUp = 12

function Drawn({ label, stops, ways, movers, marks, focus, size }: LiveMapProps & { size: Size }) {
  const t = useT()
  const looked = movers.find(({ id }) => id === focus)
  const all = viewOfAll([...stops, ...ways.flat(), ...movers.map(({ pin }) => pin)], size)
  const [own, setOwn] = useState<View | undefined>(looked && { ...looked.pin, zoom: closeUp })
  const view = own ?? all
  const at = (pin: Pin) => projectPin(view, size, pin)
  // Names of what moves come first; one without room for its name is named by the list.
  const moving = movers.map(({ pin, label: name }): Mark => ({ ...pin, label: name, point: true }))
  const halts = stops.map((stop): Mark => ({ ...stop, point: true }))
  const named = placedMarks(
    [...moving, ...halts, ...marks].map((of) => ({ ...of, of })),
    view,
    size,
    undefined,
  )
  return (
    <>
      <svg
        viewBox={`0 0 ${size.width} ${size.height}`}
        role="img"
        aria-label={label}
        style={{ blockSize: size.height }}
      >
        <Land view={view} size={size} />
        {ways.map((way) => (
          <path
            key={JSON.stringify(way)}
            className="ln soft"
            d={`M${way.map((pin) => at(pin).map(Math.round).join()).join('L')}`}
          />
        ))}
        {stops.map((stop) => {
          const [x, y] = at(stop)
          return <circle key={`${x} ${y} ${stop.label}`} className="pt" cx={x} cy={y} r="5" />
        })}
        {movers.map(({ id, pin, age }) => {
          const [x, y] = at(pin)
          return (
            <g key={id} className={`mover ${age}`} transform={`translate(${x} ${y})`}>
              <circle className="halo" r="16" />
              <circle className="dot" r="8" />
            </g>
          )
        })}
        {named.map((mark) => (
          <g key={`${mark.label} ${mark.x} ${mark.y}`} transform={`translate(${mark.x} ${mark.y})`}>
            {marks.includes(mark.of) && <circle className="town" r={3} />}
            <text
              className={moving.includes(mark.of) ? 'big' : halts.includes(mark.of) ? '' : 'mut'}
              x={mark.end ? -12 : 12}
              y={4 + mark.below}
              textAnchor={mark.end ? 'end' : 'start'}
            >
              {mark.label}
            </text>
          </g>
        ))}
      </svg>
      <div className="pin-zoom">
        <IconButton
          icon={Plus}
          small
          label={t(pinWords.nearer)}
          isDisabled={isClosest(view)}
          onPress={() => setOwn(zoomedBy(view, 2))}
        />
        <IconButton
          icon={Minus}
          small
          label={t(pinWords.farther)}
          isDisabled={isFarthest(view)}
          onPress={() => setOwn(zoomedBy(view, 0.5))}
        />
      </div>
    </>
  )
}

function Land({ view, size }: { view: View; size: Size }) {
  if (!isNear(view, size))
    return (
      <Suspense fallback={null}>
        <CoastLand view={view} size={size} />
      </Suspense>
    )
  const { land, emirates } = emiratesPaths((longitude, latitude) =>
    projectPin(view, size, { latitude, longitude }),
  )
  return (
    <>
      <path className="ld" d={land} fillRule="evenodd" />
      <path className="home" d={emirates} fillRule="evenodd" />
    </>
  )
}
