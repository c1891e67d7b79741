// Where a door is: the map of the Emirates around its pin, only to be looked at.
import { useState } from 'react'
import { pinText, type Pin } from '@marsa/model/kit/pin.ts'
import { useT } from '../../kit/t.ts'
import { useWidth } from '../use-width.ts'
import { PinFrame } from './pin-frame.tsx'
import type { Mark } from './pin-marks.ts'
import { PinPicture } from './pin-picture.tsx'
import { pinWords } from './pin-text.ts'
import { projectPin, viewOf, zoomed, type Size } from './pin-view.ts'
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
  return (
    <>
      <div role="img" aria-label={`${t(pinWords.map)}: ${pinText(pin)}`}>
        <PinPicture pin={pin} marks={marks} view={view} size={size} />
      </div>
      <PinFrame pin={pin} marks={marks} zoom={view.zoom} onZoom={zoomBy} />
    </>
  )
}

export type PlaceMapProps = { pin: Pin; marks: readonly Mark[] }
