// The question before drafts are deleted: which go, which stay because they were sent, and afterwards which were refused.
import { useState } from 'react'
import type { ShipmentSummary } from '@marsa/model/freight/answers.ts'
import { removeDrafts } from '@marsa/model/freight/bulk/bulk-action-endpoints.ts'
import { bulkActionText } from '@marsa/model/freight/bulk/bulk-action-text.ts'
import { useLang } from '../../kit/direction.tsx'
import { toast, useCommand } from '../../kit/query.ts'
import { useT } from '../../kit/t.ts'
import { AlertDialog } from '../../ui/overlays/alert-dialog.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { freightReads } from '../queries.ts'
import { refusedOf, type Refused } from '../../requests/door.tsx'
import { numberIn, RefusedList } from './refused-list.tsx'

type Row = ShipmentSummary

export function RemoveDrafts({ drafts, others, onClose, onDone }: RemoveDraftsProps) {
  const t = useT()
  const { lang } = useLang()
  // Kept as they were: what is deleted leaves the list behind this question.
  const [asked] = useState({ drafts, others })
  const [refused, setRefused] = useState<Refused[]>()
  const remove = useCommand(removeDrafts, {
    refreshes: freightReads,
    onDone: ({ outcomes }) => {
      const left = refusedOf(outcomes, numberIn(asked.drafts), (id) => `/${lang}/freight/shipments/${id}`)
      const count = outcomes.length - left.length
      if (count > 0) void toast({ title: t(bulkActionText.removed, { count }), tone: 'success' })
      onDone()
      if (left.length === 0) return onClose()
      setRefused(left)
    },
  })
  const numbers = (rows: readonly Row[]) =>
    new Intl.ListFormat(lang).format(rows.map((row) => `\u2066${row.quoteNumber}\u2069`))
  if (refused)
    return (
      <Dialog title={t(bulkActionText.refused, { count: refused.length })} isOpen onClose={onClose}>
        <RefusedList refused={refused} />
      </Dialog>
    )
  return (
    <AlertDialog
      title={t(bulkActionText.removeTitle, { count: asked.drafts.length })}
      isOpen
      onClose={onClose}
      actionLabel={t(bulkActionText.removeDo)}
      isPending={remove.isPending}
      pendingLabel={t(bulkActionText.removing)}
      onAction={() => remove.mutate({ body: { ids: asked.drafts.map((row) => row.RequestId) } })}
    >
      <p>{t(bulkActionText.removeBody, { numbers: numbers(asked.drafts) })}</p>
      {asked.others.length > 0 && (
        <p className="muted">{t(bulkActionText.removeStay, { numbers: numbers(asked.others) })}</p>
      )}
    </AlertDialog>
  )
}

type RemoveDraftsProps = {
  drafts: readonly Row[]
  others: readonly Row[]
  onClose: () => void
  onDone: () => void
}
