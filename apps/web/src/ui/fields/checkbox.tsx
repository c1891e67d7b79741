// A box to tick with its sentence.
import { Check, Minus } from 'lucide-react'
import {
  useEffect,
  useId,
  useImperativeHandle,
  useRef,
  type FocusEventHandler,
  type ReactNode,
  type Ref,
} from 'react'
import { ErrorText } from './field.tsx'
import { Icon } from '../values/icon.tsx'

/** `children` is the sentence, links in it stay links; `ref` is the input; `partly` draws the dash of a mixed selection. */
export function Checkbox({
  value = false,
  onChange,
  children,
  error,
  partly = false,
  disabled,
  ref,
  ...rest
}: CheckboxProps) {
  const errorId = useId()
  const input = useRef<HTMLInputElement>(null)
  useImperativeHandle(ref, () => input.current!, [])
  useEffect(() => {
    input.current!.indeterminate = partly
  }, [partly])
  return (
    <div className="stack g1">
      <label
        className="check"
        data-selected={value || undefined}
        data-indeterminate={partly || undefined}
        data-invalid={error !== undefined || undefined}
        data-disabled={disabled || undefined}
      >
        <input
          {...rest}
          ref={input}
          type="checkbox"
          className="vh"
          checked={value}
          disabled={disabled}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={error === undefined ? undefined : errorId}
          onChange={(event) => onChange?.(event.target.checked)}
        />
        <span className="box">
          <Icon of={partly ? Minus : Check} />
        </span>
        {children && <span>{children}</span>}
      </label>
      {error !== undefined && (
        <div id={errorId}>
          <ErrorText text={error} />
        </div>
      )}
    </div>
  )
}

export type CheckboxProps = {
  value?: boolean
  onChange?: (value: boolean) => void
  onBlur?: FocusEventHandler<Element>
  name?: string
  error?: string
  partly?: boolean
  disabled?: boolean
  /** Only where no sentence stands beside the box, as in a table. */
  'aria-label'?: string
  children?: ReactNode
  ref?: Ref<HTMLInputElement | null>
}
