// The frame every field shares: label, optional mark, control, then the hint or the error with its icon.
import clsx from 'clsx'
import { CircleAlert } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { useT } from '../../kit/t.ts'
import { Icon } from '../values/icon.tsx'
import { uiText } from '../text.ts'

/** What every field takes; `error` is a ready sentence and turns the field red, `optional` adds the word. */
export type FieldProps = {
  label: string
  hint?: ReactNode
  error?: string
  optional?: boolean
  name?: string
  disabled?: boolean
  className?: string
}

/** The attributes a native control inside `Field` must carry. */
export type ControlProps = { id: string; 'aria-describedby'?: string; 'aria-invalid'?: true }

/** A frame around a native control; `aside` stands at the end of the line under it (a counter). */
export function Field({ label, hint, error, optional, aside, className, children }: FrameProps) {
  const id = useId()
  const noteId = `${id}note`
  const noted = error !== undefined || hint !== undefined
  return (
    <div className={clsx('field', className)}>
      <label htmlFor={id}>
        <LabelText label={label} optional={optional} />
      </label>
      {children({
        id,
        'aria-describedby': noted ? noteId : undefined,
        'aria-invalid': error === undefined ? undefined : true,
      })}
      {(noted || aside) && (
        <div className="label-row">
          <Note id={noteId} hint={hint} error={error} />
          {aside}
        </div>
      )}
    </div>
  )
}

type FrameProps = Omit<FieldProps, 'name' | 'disabled'> & {
  aside?: ReactNode
  children: (control: ControlProps) => ReactNode
}

/** The words of a label with the optional mark after them. */
export function LabelText({ label, optional }: { label: string; optional?: boolean }) {
  const t = useT()
  return (
    <>
      {label}
      {optional && <span className="opt"> {t(uiText.optional)}</span>}
    </>
  )
}

/** An error sentence with its icon. */
export function ErrorText({ text }: { text: string }) {
  return (
    <p className="err">
      <Icon of={CircleAlert} />
      <span>{text}</span>
    </p>
  )
}

/** The hint or the error under a control, which points at it by `id`. */
export function Note({ id, hint, error }: { id: string } & Pick<FieldProps, 'hint' | 'error'>) {
  return (
    <div id={id}>{error === undefined ? <p className="hint">{hint}</p> : <ErrorText text={error} />}</div>
  )
}
