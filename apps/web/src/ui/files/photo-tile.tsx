// One photo as a small picture: on its way up, there to be opened and taken away, or refused with the reason.
import { CircleAlert, Image, X } from 'lucide-react'
import type { Ref } from 'react'
import { Button } from 'react-aria-components/Button'
import { useLang } from '../../kit/direction.tsx'
import { percent } from '../../kit/format.ts'
import { useT } from '../../kit/t.ts'
import { IconButton } from '../actions/icon-button.tsx'
import { Icon } from '../values/icon.tsx'
import './photo-tile.css'
import { uiText } from '../text.ts'

/** `name` is spoken; `share` from 0 to 1 while it is uploaded; `note` says why it was refused. */
export function PhotoTile({ name, src, share, note, onOpen, onRemove, ref }: PhotoTileProps) {
  const t = useT()
  const { lang } = useLang()
  return (
    <div className="photo" ref={ref}>
      <div className="photo-pic">
        {src ? <img src={src} alt="" /> : <Icon of={note ? CircleAlert : Image} size="l" />}
        {onOpen && <Button className="photo-open" aria-label={name} onPress={onOpen} />}
        {share !== undefined && (
          <div className="photo-share">
            <div
              className="bar"
              role="progressbar"
              aria-label={`${name}, ${t(uiText.uploading, { percent: percent(share, lang, 0) })}`}
              aria-valuenow={Math.round(share * 100)}
            >
              <span style={{ inlineSize: `${share * 100}%` }} />
            </div>
          </div>
        )}
        {onRemove && (
          <IconButton
            className="photo-off"
            icon={X}
            label={t(uiText.removeNamed, { name })}
            onPress={onRemove}
            bare
          />
        )}
      </div>
      {note && <p className="cap photo-note">{note}</p>}
    </div>
  )
}

export type PhotoTileProps = {
  name: string
  src?: string | undefined
  share?: number | undefined
  note?: string | undefined
  onOpen?: (() => void) | undefined
  onRemove?: (() => void) | undefined
  ref?: Ref<HTMLDivElement>
}
