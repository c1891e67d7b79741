// A field to sign in with a finger, a pen or the mouse; whoever cannot draw uses the collection code instead.
import { useEffect, useRef, type PointerEvent } from 'react'
import { useT } from '../../kit/t.ts'
import { Button } from '../../ui/actions/button.tsx'
import { handOverText as words } from './release-text.ts'

const [width, height] = [480, 160]

type PadProps = {
  isDrawn: boolean
  /** The picture after each stroke; null once it is cleared. */
  onChange: (picture: HTMLCanvasElement | null) => void
}

export function SignaturePad({ isDrawn, onChange }: PadProps) {
  const t = useT()
  const canvas = useRef<HTMLCanvasElement>(null)
  const drawing = useRef(false)
  const clear = () => {
    const pen = canvas.current?.getContext('2d')
    if (!pen) return
    pen.fillStyle = '#fff'
    pen.fillRect(0, 0, width, height)
    onChange(null)
  }
  useEffect(() => {
    const pen = canvas.current?.getContext('2d')
    if (!pen) return
    pen.fillStyle = '#fff'
    pen.fillRect(0, 0, width, height)
    pen.strokeStyle = '#14202b'
    pen.lineWidth = 3
    pen.lineCap = 'round'
    pen.lineJoin = 'round'
  }, [])
  const pointOf = (event: PointerEvent<HTMLCanvasElement>): [number, number] => {
    const box = event.currentTarget.getBoundingClientRect()
    return [
      ((event.clientX - box.left) * width) / box.width,
      ((event.clientY - box.top) * height) / box.height,
    ]
  }
  const begin = (event: PointerEvent<HTMLCanvasElement>) => {
    const pen = event.currentTarget.getContext('2d')
    event.currentTarget.setPointerCapture(event.pointerId)
    drawing.current = true
    pen?.beginPath()
    pen?.moveTo(...pointOf(event))
  }
  const draw = (event: PointerEvent<HTMLCanvasElement>) => {
    if (!drawing.current) return
    const pen = event.currentTarget.getContext('2d')
    pen?.lineTo(...pointOf(event))
    pen?.stroke()
  }
  const end = () => {
    if (drawing.current) onChange(canvas.current)
    drawing.current = false
  }
  return (
    <div className="stack g2">
      <canvas
        ref={canvas}
        width={width}
        height={height}
        className="ws-pad"
        role="img"
        aria-label={t(words.pad)}
        onPointerDown={begin}
        onPointerMove={draw}
        onPointerUp={end}
        onPointerCancel={end}
      />
      <div className="ws-pad-clear">
        {isDrawn && (
          <Button size="s" variant="text" changes={false} onPress={clear}>
            {t(words.clear)}
          </Button>
        )}
      </div>
    </div>
  )
}

/** The drawn picture as a file of its own name. */
export const signatureFile = (picture: HTMLCanvasElement): Promise<File> =>
  new Promise((resolve, reject) =>
    picture.toBlob((blob) => {
      if (!blob) return reject(new Error('the signature could not be drawn'))
      resolve(new File([blob], `signature-${crypto.randomUUID().slice(0, 8)}.png`, { type: 'image/png' }))
    }, 'image/png'),
  )
