// The question before a quote is rejected: it names the agent and says what follows.
import { useState } from 'react'
import { compareText } from '@marsa/model/requests/screen-text.ts'
import type { QuotationView } from '@marsa/model/requests/views.ts'
import { CommandDialog } from '../../kit/command-dialog.tsx'
import { usePrepared, type Prepared } from '../../kit/prepared.ts'
import { toast } from '../../kit/query.ts'
import { useT } from '../../kit/t.ts'
import { TextArea } from '../../ui/fields/text-area.tsx'
import { useAgentName } from './compare-values.tsx'

export function RejectDialog({ quote, call, onClose }: RejectProps) {
  const t = useT()
  const agent = useAgentName()(quote)
  const [reason, setReason] = useState('')
  const reject = usePrepared(call, {
    quiet: true,
    onDone: () => {
      onClose()
      void toast({ title: t(compareText.rejected), tone: 'success' })
    },
  })
  return (
    <CommandDialog
      role="alertdialog"
      title={t(compareText.rejectTitle, { agent })}
      onClose={onClose}
      back={t(compareText.rejectKeep)}
      send={t(compareText.reject)}
      pendingLabel={t(compareText.rejecting)}
      tone="danger"
      command={reject}
      beside={[]}
      onSend={() =>
        reject.send({
          id: quote.QuotationId,
          reason: reason.trim() ? reason.trim().slice(0, 500) : undefined,
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
    </CommandDialog>
  )
}

export type RejectProps = {
  quote: QuotationView
  call: Prepared<{ id: string; reason: string | undefined }>
  onClose: () => void
}
