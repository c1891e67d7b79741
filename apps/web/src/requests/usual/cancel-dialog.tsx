// Cancelling a request that goes the usual way.
import { useQuery } from '@tanstack/react-query'
import { CancelDialog, type CancelReader } from '../page/cancel-dialog.tsx'
import type { UsualView } from './spec.ts'
import { usualCancelText } from './text.ts'
import type { UsualPageProps } from './web-line.tsx'

type CancelProps = UsualPageProps & { view: UsualView; reader: CancelReader; onClose: () => void }

export const CancelRequest = ({ line, view, reader, onClose }: CancelProps) => (
  <CancelDialog
    line={line}
    view={view}
    reader={reader}
    terms={useQuery(line.queries.cancelTerms(view.id))}
    call={line.cancel}
    words={{
      ...usualCancelText,
      ...line.spec.cancelWords,
      stages: line.spec.stages,
      tooLate: `${line.line}.cancel-late`,
    }}
    onClose={onClose}
  />
)
