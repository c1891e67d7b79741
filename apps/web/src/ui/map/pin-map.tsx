// The map of the Emirates that a pin is placed on: drawn from what we ship, without a map service.
import { Minus, Plus } from 'lucide-react'
import { useId, useState } from 'react'
import { pinText, type Pin } from '@marsa/model/kit/pin.ts'
import { useT } from '../../kit/t.ts'
import { IconButton } from '../icon-button.tsx'
import { useWidth } from '../use-width.ts'
import { nearestMark, type Mark } from './pin-marks.ts'
import { PinPicture } from './pin-picture.tsx'
import { pinWords } from './pin-text.ts'
import { mostZoom, viewOf, type Size, type View } from './pin-view.ts'
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
        <PinPicture pin={pin} marks={marks} view={view} size={size} />
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

export type PinMapProps = {
  pin: Pin | undefined
  onPin: (pin: Pin) => void
  marks: readonly Mark[]
  start?: Pin | undefined
}
