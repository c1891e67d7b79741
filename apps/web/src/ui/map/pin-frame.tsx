// What stands on a map of the Emirates besides its picture: nearer, farther, and the name of the place close to the pin.
import { Minus, Plus } from 'lucide-react'
import type { Pin } from '@marsa/model/kit/pin.ts'
import { useT } from '../../kit/t.ts'
import { IconButton } from '../actions/icon-button.tsx'
import { nearestMark, type Mark } from './pin-marks.ts'
import { pinWords } from './pin-text.ts'
import { mostZoom } from './pin-view.ts'

type PinFrameProps = {
  pin: Pin | undefined
  marks: readonly Mark[]
  zoom: number
  onZoom: (factor: number) => void
}

export function PinFrame({ pin, marks, zoom, onZoom }: PinFrameProps) {
  const t = useT()
  const close = pin && nearestMark(marks, pin)
  return (
    <>
      <div className="pin-zoom">
        <IconButton
          icon={Plus}
          small
          label={t(pinWords.nearer)}
          isDisabled={zoom >= mostZoom}
          onPress={() => onZoom(2)}
        />
        <IconButton
          icon={Minus}
          small
          label={t(pinWords.farther)}
          isDisabled={zoom <= 1}
          onPress={() => onZoom(0.5)}
        />
      </div>
      {close && <p className="pin-near cap">{t(pinWords.near, { place: close.label })}</p>}
    </>
  )
}
