// The picture of the Emirates with named places and one pin.
import type { Pin } from '@marsa/model/kit/pin.ts'
import { emiratesPaths } from './emirates.ts'
import type { Point } from './frame.ts'
import { placedMarks, type Mark } from './pin-marks.ts'
import { projectPin, type Size, type View } from './pin-view.ts'

export function PinPicture({ pin, marks, view, size }: PictureProps) {
  const { land, emirates } = emiratesPaths((longitude, latitude) =>
    projectPin(view, size, { latitude, longitude }),
  )
  return (
    <svg viewBox={`0 0 ${size.width} ${size.height}`} aria-hidden="true">
      <path className="ld" d={land} fillRule="evenodd" />
      <path className="home" d={emirates} fillRule="evenodd" />
      {placedMarks(marks, view, size, pin).map((mark) => (
        <g key={mark.label} transform={`translate(${mark.x} ${mark.y})`}>
          <circle className="town" r={mark.minor ? 2 : 3} />
          <text
            className={mark.minor ? 'mut' : ''}
            x={mark.end ? -8 : 8}
            y="4"
            textAnchor={mark.end ? 'end' : 'start'}
          >
            {mark.label}
          </text>
        </g>
      ))}
      {pin && <PinDrawing at={projectPin(view, size, pin)} />}
    </svg>
  )
}

type PictureProps = { pin: Pin | undefined; marks: readonly Mark[]; view: View; size: Size }

function PinDrawing({ at: [x, y] }: { at: Point }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path className="pin" d="M0 0C-4-9-11-13-11-21a11 11 0 0 1 22 0C11-13 4-9 0 0Z" />
      <circle className="pin-eye" cy="-21" r="4" />
    </g>
  )
}
