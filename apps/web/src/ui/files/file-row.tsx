// One file of a list: on its way up, checked, refused with the reason, or asked for.
import { Check, CircleAlert, File as FileDrawing, Trash2, Upload, X } from 'lucide-react'
import { comma } from '@marsa/model/kit/text.ts'
import type { ReactNode } from 'react'
import { useLang } from '../../kit/direction.tsx'
import { fileSize, percent } from '../../kit/format.ts'
import { useT } from '../../kit/t.ts'
import { IconButton } from '../actions/icon-button.tsx'
import { Icon } from '../values/icon.tsx'
import { uiText } from '../text.ts'

const marks = {
  checked: { icon: Check, className: 'ok' },
  uploading: { icon: FileDrawing, className: '' },
  stored: { icon: FileDrawing, className: '' },
  wanted: { icon: Upload, className: 'need' },
  refused: { icon: CircleAlert, className: 'bad' },
} as const

export type FileState = keyof typeof marks

/** `title` is the kind of document, `name` the file; `share` from 0 to 1 while uploading; `action` replaces the remove button. */
export function FileRow({ title, name, bytes, state, share = 0, note, tag, onRemove, action }: FileRowProps) {
  const t = useT()
  const { lang } = useLang()
  const progress =
    state === 'uploading' ? t(uiText.uploading, { percent: percent(share, lang, 0) }) : undefined
  const facts = [
    bytes === undefined ? undefined : fileSize(bytes, lang),
    progress,
    state === 'checked' && t(uiText.checked),
  ]
  const file = name && (
    <bdi dir="auto" className="ref">
      {name}
    </bdi>
  )
  return (
    <div className="filerow">
      <span className={`fileico ${marks[state].className}`}>
        <Icon of={marks[state].icon} />
      </span>
      <div className="grow">
        <b>
          {title ?? file} {tag}
        </b>
        {title && file && <p>{file}</p>}
        <p className={state === 'refused' ? 'bad' : undefined}>
          {note ?? facts.filter(Boolean).join(comma(lang))}
        </p>
        {state === 'uploading' && (
          <div
            className="bar"
            role="progressbar"
            aria-label={name ?? title}
            aria-valuenow={Math.round(share * 100)}
          >
            <span style={{ inlineSize: `${share * 100}%` }} />
          </div>
        )}
      </div>
      {action ??
        (onRemove && (
          <IconButton
            icon={state === 'refused' ? X : Trash2}
            label={t(uiText.removeNamed, { name: name ?? title ?? '' })}
            onPress={onRemove}
            bare
          />
        ))}
    </div>
  )
}

export type FileRowProps = {
  title?: string
  name?: string
  bytes?: number
  state: FileState
  share?: number
  note?: ReactNode
  tag?: ReactNode
  onRemove?: () => void
  action?: ReactNode
}
