// The map of the Emirates that a pin is placed on: drawn from what we ship, without a map service.
import { useId, useState } from 'react'
import { pinText, type Pin } from '@marsa/model/kit/pin.ts'
import { useT } from '../../kit/t.ts'
import { useWidth } from '../use-width.ts'
import { PinFrame } from './pin-frame.tsx'
import type { Mark } from './pin-marks.ts'
import { PinPicture } from './pin-picture.tsx'
import { pinWords } from './pin-text.ts'
import { viewOf, type Size, type View } from './pin-view.ts'
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
  return (
    <>
      <div
        role="application"
        tabIndex={0}
        aria-label={pin ? `${t(pinWords.map)}: ${pinText(pin)}` : t(pinWords.map)}
        aria-describedby={howId}
        {...hands}
      >
        <PinPicture pin={pin} marks={marks} view={view} size={size} />
      </div>
      <PinFrame pin={pin} marks={marks} zoom={view.zoom} onZoom={zoomBy} />
    </>
  )
}

export type PinMapProps = {
  pin: Pin | undefined
  onPin: (pin: Pin) => void
  marks: readonly Mark[]
  start?: Pin | undefined
}
