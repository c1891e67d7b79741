// The lane map of the landing page: one coast drawn once, shown in a wide and in a narrow view.
import { say, type Lang } from '@marsa/model/kit/text.ts'
import { home, places } from '../text/home.ts'
import { airLanes, jebelAli, ports, seaLanes, ships, type Anchor, type Place } from './lanes.ts'
import { landPath, project } from './land.ts'

interface View {
  width: number
  height: number
  /** Drawing units for one map unit, and where Jebel Ali stands in the drawing. */
  scale: number
  hub: [x: number, y: number]
  narrow?: boolean
}

/** In Arabic the card covers the right side, so the same map moves to the left, small enough for Shanghai to stay beside it; it is never mirrored. */
const wideView: Record<Lang, View> = {
  en: { width: 1280, height: 612, scale: 1, hub: [650.6, 171.7] },
  ar: { width: 1280, height: 612, scale: 0.95, hub: [104.9, 162.5] },
}
const narrowView: View = { width: 360, height: 300, scale: 0.4813, hub: [77.9, 108.4], narrow: true }

const landBox: Record<Lang, [number, number, number, number]> = {
  en: [-40, -60, 1320, 652],
  ar: [480, -60, 1790, 652],
}

const round = (value: number) => Math.round(value * 10) / 10
const origin = project(jebelAli)!
const place = (view: View, at: Place): [number, number] => {
  const [x, y] = project(at)!
  return [
    round((x - origin[0]) * view.scale + view.hub[0]),
    round((y - origin[1]) * view.scale + view.hub[1]),
  ]
}

/** A smooth line through the points (Catmull-Rom as cubic curves). */
const smooth = (points: [number, number][]) => {
  const at = (i: number) => points[Math.min(Math.max(i, 0), points.length - 1)]!
  const pair = (x: number, y: number) => `${round(x)} ${round(y)}`
  return points.slice(1).reduce(
    (path, [x, y], i) => {
      const [x0, y0] = at(i - 1)
      const [x1, y1] = at(i)
      const [x3, y3] = at(i + 2)
      return `${path}C${pair(x1 + (x - x0) / 6, y1 + (y - y0) / 6)} ${pair(x - (x3 - x1) / 6, y - (y3 - y1) / 6)} ${pair(x, y)}`
    },
    `M${pair(...at(0))}`,
  )
}

const arc = (view: View, from: Place, rise: number) => {
  const [x, y] = place(view, from)
  const [hubX, hubY] = view.hub
  return `M${x} ${y}Q${round((x + hubX) / 2)} ${round((y + hubY) / 2 - rise * view.scale)} ${hubX} ${hubY}`
}

/** In a right-to-left label `start` is the right edge, so the anchors change places. */
const anchorIn = (lang: Lang, anchor: Anchor): Anchor =>
  lang === 'en' || anchor === 'middle' ? anchor : anchor === 'start' ? 'end' : 'start'

const Label = ({
  lang,
  x,
  y,
  anchor,
  name,
  className,
}: {
  lang: Lang
  x: number
  y: number
  anchor: Anchor
  name: keyof typeof places
  className?: string
}) => (
  <text
    x={round(x)}
    y={round(y)}
    textAnchor={anchorIn(lang, anchor)}
    direction={lang === 'ar' ? 'rtl' : undefined}
    className={className}
  >
    {say(lang, places[name])}
  </text>
)

const seas: Record<Lang, { name: keyof typeof places; x: number; y: number }[]> = {
  en: [
    { name: 'arabianSea', x: 744, y: 315 },
    { name: 'indianOcean', x: 812, y: 460 },
  ],
  ar: [
    { name: 'arabianSea', x: 204, y: 315 },
    { name: 'indianOcean', x: 504, y: 498 },
  ],
}

const Drawing = ({ lang, view }: { lang: Lang; view: View }) => {
  const [hubX, hubY] = view.hub
  const shift = `translate(${round(hubX - origin[0] * view.scale)} ${round(hubY - origin[1] * view.scale)})`
  const drawn = ports.filter((port) => !view.narrow || port.narrow || port.name === 'hongKong')
  return (
    <svg
      viewBox={`0 0 ${view.width} ${view.height}`}
      preserveAspectRatio="xMinYMid slice"
      role="img"
      aria-label={say(lang, home.mapLabel)}
    >
      <g transform={`${shift} scale(${view.scale})`}>
        <use href="#land" className="s3" />
        <use href="#land" className="s2" />
        <use href="#land" className="ld" />
      </g>
      {seaLanes.map(({ way, soft }) => (
        <path
          key={String(way[0])}
          className={soft ? 'ln soft' : 'ln'}
          d={smooth(way.map((at) => place(view, at)))}
        />
      ))}
      {airLanes
        .filter((lane) => !view.narrow || !lane.wideOnly)
        .map(({ from, rise }) => (
          <path key={String(from)} className="ln air" d={arc(view, from, rise)} />
        ))}
      {drawn.map(({ at, name }) => {
        const [x, y] = place(view, at)
        return <circle key={name} className="pt" cx={x} cy={y} r="4.5" />
      })}
      {ships
        .filter((ship) => !view.narrow || !ship.wideOnly)
        .map(({ at, turn }) => (
          <g
            key={turn}
            className="ship"
            transform={`translate(${place(view, at).join(' ')}) rotate(${turn})`}
          >
            <circle r="13" />
            <path d="M-7.5-3.6h9.5L7.5 0 2 3.6h-9.5z" />
          </g>
        ))}
      <circle className="halo" cx={hubX} cy={hubY} r="22" />
      <circle className="halo" cx={hubX} cy={hubY} r="13" />
      <circle className="hub" cx={hubX} cy={hubY} r="6.5" />
      <circle className="eye" cx={hubX} cy={hubY} r="2.2" />
      {!view.narrow &&
        seas[lang].map(({ name, x, y }) => (
          <Label key={name} lang={lang} x={x} y={y} anchor="middle" name={name} className="seaname" />
        ))}
      {drawn.map((port) => {
        const spot = view.narrow ? port.narrow : port.wide
        if (!spot) return null
        const [x, y] = place(view, port.at)
        return (
          <Label
            key={port.name}
            lang={lang}
            x={x + spot[0]}
            y={y + spot[1]}
            anchor={spot[2]}
            name={port.name}
            className={port.muted ? 'mut' : undefined}
          />
        )
      })}
      {view.narrow || lang === 'ar' ? (
        <Label
          lang={lang}
          x={hubX}
          y={hubY - (view.narrow ? 26 : 30)}
          anchor="middle"
          name="jebelAli"
          className="big"
        />
      ) : (
        <Label lang={lang} x={hubX - 18} y={hubY - 14} anchor="end" name="jebelAli" className="big" />
      )}
    </svg>
  )
}

/** The coast of one language's map; it stands in the sprite so that both views can use it. */
export const Land = ({ lang }: { lang: Lang }) => <path id="land" d={landPath(...landBox[lang])} />

export const LaneMap = ({ lang, size }: { lang: Lang; size: 'wide' | 'narrow' }) => (
  <div className={`map ${size}`}>
    <Drawing lang={lang} view={size === 'wide' ? wideView[lang] : narrowView} />
  </div>
)
