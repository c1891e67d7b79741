// Where a door is: the map of the Emirates around its pin, only to be looked at.
import { Minus, Plus } from 'lucide-react'
import { useState } from 'react'
import { pinText, type Pin } from '@marsa/model/kit/pin.ts'
import { useT } from '../../kit/t.ts'
import { IconButton } from '../icon-button.tsx'
import { useWidth } from '../use-width.ts'
import { nearestMark, type Mark } from './pin-marks.ts'
import { PinPicture } from './pin-picture.tsx'
import { pinWords } from './pin-text.ts'
import { mostZoom, projectPin, viewOf, zoomed, type Size } from './pin-view.ts'
import './pin-map.css'

const height = 200
const near = 12

/** `marks` are the places it names, the weightiest first. */
export function PlaceMap(props: PlaceMapProps) {
  const [box, width] = useWidth()
  return (
    <div className="map pin-map" ref={box}>
      {width > 0 && <Drawn {...props} size={{ width, height }} />}
    </div>
  )
}

function Drawn({ pin, marks, size }: PlaceMapProps & { size: Size }) {
  const t = useT()
  const [view, setView] = useState(() => viewOf(pin, near))
  const zoomBy = (factor: number) => setView(zoomed(view, size, factor, projectPin(view, size, pin)))
  const close = nearestMark(marks, pin)
  return (
    <>
      <div role="img" aria-label={`${t(pinWords.map)}: ${pinText(pin)}`}>
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

export type PlaceMapProps = { pin: Pin; marks: readonly Mark[] }
