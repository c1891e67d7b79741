// What stands where something did not load: what happened and a way on.
import { CircleAlert, RotateCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { useT } from '../../kit/t.ts'
import { buttonClass } from '../actions/button-class.ts'
import { Icon } from '../values/icon.tsx'
import { Ref } from '../values/ref.tsx'
import { Spinner } from './spinner.tsx'
import { uiText } from '../text.ts'

/** Says the usual words when none are given; `reference` is the number support asks for. */
export function ErrorState({ title, children, onRetry, isRetrying, reference }: ErrorStateProps) {
  const t = useT()
  return (
    <div className="empty" role="alert">
      <span className="fileico bad">
        <Icon of={CircleAlert} />
      </span>
      <p className="h2">{title ?? t(uiText.errorTitle)}</p>
      <p className="muted">{children ?? t(uiText.errorBody)}</p>
      {reference && (
        <p className="cap muted">
          <Ref value={reference} />
        </p>
      )}
      {onRetry && (
        <button
          type="button"
          className={buttonClass('secondary', 'm')}
          aria-disabled={isRetrying}
          onClick={isRetrying ? undefined : onRetry}
        >
          {isRetrying ? <Spinner /> : <Icon of={RotateCw} />}
          {t(isRetrying ? uiText.working : uiText.retry)}
        </button>
      )}
    </div>
  )
}

export type ErrorStateProps = {
  title?: string
  children?: ReactNode
  onRetry?: () => void
  isRetrying?: boolean
  reference?: string
}
