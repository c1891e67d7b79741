// What an agent is asked before it declines a request or takes its quotation back: the reason.
import { quoteFormText as words } from '@marsa/model/requests/quote-form-text.ts'
import { usePrepared, type Prepared } from '../../kit/prepared.ts'
import { toast } from '../../kit/query.ts'
import { useT } from '../../kit/t.ts'
import { ReasonDialog } from './text-dialog.tsx'

type AskProps = { number: string; onClose: () => void }

export function DeclineQuote({ call, number, onClose }: AskProps & { call: Prepared<string> }) {
  const t = useT()
  const decline = usePrepared(call, {
    onDone: () => {
      onClose()
      void toast({ title: t(words.declined) })
    },
  })
  return (
    <ReasonDialog
      title={t(words.declineTitle, { number })}
      body={t(words.declineBody)}
      action={t(words.decline)}
      isPending={decline.isPending}
      onAction={(reason) => decline.send(reason)}
      onClose={onClose}
    />
  )
}

export function WithdrawQuote({
  call,
  id,
  number,
  onClose,
}: AskProps & { call: Prepared<{ id: string; reason: string }>; id: string }) {
  const t = useT()
  const withdraw = usePrepared(call, {
    onDone: () => {
      onClose()
      void toast({ title: t(words.withdrawn) })
    },
  })
  return (
    <ReasonDialog
      title={t(words.withdrawTitle, { number })}
      body={t(words.withdrawBody)}
      action={t(words.withdraw)}
      isPending={withdraw.isPending}
      onAction={(reason) => withdraw.send({ id, reason })}
      onClose={onClose}
    />
  )
}
