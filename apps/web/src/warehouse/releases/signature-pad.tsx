// A field to sign in with a finger, a pen or the mouse; whoever cannot draw uses the collection code instead.
import { useEffect, useEffectEvent, useRef } from 'react'
import { pen } from '../../kit/pen.ts'
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
  const drawn = useRef<ReturnType<typeof pen>>(null)
  const changed = useEffectEvent((is: boolean) => onChange(is ? canvas.current : null))
  useEffect(() => {
    drawn.current = pen(canvas.current!, changed)
  }, [])
  return (
    <div className="stack g2">
      <canvas
        ref={canvas}
        width={width}
        height={height}
        className="ws-pad"
        role="img"
        aria-label={t(words.pad)}
      />
      <div className="ws-pad-clear">
        {isDrawn && (
          <Button size="s" variant="text" changes={false} onPress={() => drawn.current?.clear()}>
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
