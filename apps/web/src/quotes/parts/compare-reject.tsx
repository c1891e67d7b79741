// The question before a quote is rejected: it names the agent and says what follows.
import { useState } from 'react'
import { rejectQuote } from '@marsa/model/freight/customer-quote-endpoints.ts'
import { compareText } from '@marsa/model/quotes/screen-text.ts'
import type { QuotationView } from '@marsa/model/quotes/views.ts'
import { toast, useCommand } from '../../kit/query.ts'
import { useT } from '../../kit/t.ts'
import { AlertDialog } from '../../ui/alert-dialog.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { freightReads } from '../queries.ts'
import { useAgentName } from './compare-values.tsx'

export function RejectDialog({ quote, onClose }: { quote: QuotationView; onClose: () => void }) {
  const t = useT()
  const agent = useAgentName()(quote)
  const [reason, setReason] = useState('')
  const reject = useCommand(rejectQuote, {
    refreshes: freightReads,
    onDone: () => {
      onClose()
      void toast({ title: t(compareText.rejected), tone: 'success' })
    },
  })
  return (
    <AlertDialog
      title={t(compareText.rejectTitle, { agent })}
      isOpen
      onClose={onClose}
      actionLabel={t(compareText.reject)}
      keepLabel={t(compareText.rejectKeep)}
      isPending={reject.isPending}
      pendingLabel={t(compareText.rejecting)}
      onAction={() =>
        reject.mutate({
          query: { id: quote.QuotationId },
          body: reason.trim() ? { reason: reason.trim().slice(0, 500) } : {},
        })
      }
    >
      <p>{t(compareText.rejectBody)}</p>
      <TextArea
        label={t(compareText.rejectReason)}
        optional
        value={reason}
        onChange={setReason}
        limit={500}
      />
    </AlertDialog>
  )
}
