// The map of the Emirates that a pin is placed on: drawn from what we ship, without a map service.
import { Minus, Plus } from 'lucide-react'
import { useId, useState } from 'react'
import { pinText, type Pin } from '@marsa/model/kit/pin.ts'
import { useT } from '../../kit/t.ts'
import { IconButton } from '../icon-button.tsx'
import { useWidth } from '../use-width.ts'
import { emiratesPaths } from './emirates.ts'
import type { Point } from './frame.ts'
import { nearestMark, placedMarks, type Mark } from './pin-marks.ts'
import { pinWords } from './pin-text.ts'
import { mostZoom, projectPin, viewOf, type Size, type View } from './pin-view.ts'
import { usePinHand } from './use-pin-hand.ts'
import './pin-map.css'

const height = 300
const near = 12

/** `marks` are the places it names, the weightiest first; `start` is where it looks while there is no pin. */
export function PinMap(props: PinMapProps) {
  const t = useT()
  const howId = useId()
  const [box, width] = useWidth()
  return (
    <div className="stack g2">
      <div className="map pin-map" ref={box}>
        {width > 0 && <Drawn {...props} size={{ width, height }} howId={howId} />}
      </div>
      <p className="cap muted" id={howId}>
        {t(pinWords.how)}
      </p>
    </div>
  )
}

type DrawnProps = PinMapProps & { size: Size; howId: string }

function Drawn({ pin, onPin, marks, start, size, howId }: DrawnProps) {
  const t = useT()
  const [view, setView] = useState<View>(() => viewOf(pin ?? start, near))
  // A pin that was typed, or found by the device, comes into sight; one that was placed here is in sight.
  const [seen, setSeen] = useState(pin)
  if (pin && (pin.latitude !== seen?.latitude || pin.longitude !== seen.longitude)) {
    setSeen(pin)
    setView(viewOf(pin, Math.max(view.zoom, near)))
  }
  const put = (next: Pin) => {
    setSeen(next)
    onPin(next)
  }
  const { hands, zoomBy } = usePinHand({ pin, view, size, onPin: put, onView: setView })
  const { land, emirates } = emiratesPaths((longitude, latitude) =>
    projectPin(view, size, { latitude, longitude }),
  )
  const close = pin && nearestMark(marks, pin)
  return (
    <>
      <div
        role="application"
        tabIndex={0}
        aria-label={pin ? `${t(pinWords.map)}: ${pinText(pin)}` : t(pinWords.map)}
        aria-describedby={howId}
        {...hands}
      >
        <svg viewBox={`0 0 ${size.width} ${size.height}`} aria-hidden="true">
          <path className="ld" d={land} fillRule="evenodd" />
          <path className="home" d={emirates} fillRule="evenodd" />
          {placedMarks(marks, view, size).map((mark) => (
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
      </div>
      <div className="pin-zoom">
        <IconButton
          icon={Plus}
          small
          label={t(pinWords.nearer)}
          isDisabled={view.zoom >= mostZoom}
          onPress={() => zoomBy(2)}
        />
        <IconButton
          icon={Minus}
          small
          label={t(pinWords.farther)}
          isDisabled={view.zoom <= 1}
          onPress={() => zoomBy(0.5)}
        />
      </div>
      {close && <p className="pin-near cap">{t(pinWords.near, { place: close.label })}</p>}
    </>
  )
}

function PinDrawing({ at: [x, y] }: { at: Point }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path className="pin" d="M0 0C-4-9-11-13-11-21a11 11 0 0 1 22 0C11-13 4-9 0 0Z" />
      <circle className="pin-eye" cy="-21" r="4" />
    </g>
  )
}

export type PinMapProps = {
  pin: Pin | undefined
  onPin: (pin: Pin) => void
  marks: readonly Mark[]
  start?: Pin | undefined
}
