// A dialog of the road that asks for a reason and nothing else.
import type { Endpoint } from '@marsa/model/kit/endpoint.ts'
import { ReasonDialog as KitReasonDialog, type ReasonDialogProps } from '../../kit/reason-dialog.tsx'
import { useT } from '../../kit/t.ts'
import { roadReads } from './calls.ts'
import { allocateText } from './road-text.ts'

type Asking<E extends Endpoint> = Omit<
  ReasonDialogProps<E>,
  'refreshes' | 'children' | 'back' | 'tone' | 'role'
> & {
  refreshes?: readonly Endpoint[]
  /** What follows from it. */
  body?: string
  /** What cannot be taken back. */
  isFinal?: boolean
}

export function ReasonDialog<E extends Endpoint>(props: Asking<E>) {
  const { refreshes = roadReads, body, isFinal, ...rest } = props
  const t = useT()
  return (
    <KitReasonDialog
      rows={2}
      {...rest}
      {...(isFinal && ({ role: 'alertdialog', tone: 'danger' } as const))}
      refreshes={refreshes}
      back={t(allocateText.notYet)}
    >
      {body !== undefined && <p>{body}</p>}
    </KitReasonDialog>
  )
}
