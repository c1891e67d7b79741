// The way back from abroad that its carrier has not priced: the desk enters the cost, a colleague confirms what is above the limit.
import { useState } from 'react'
import { parcelCaseEndpoints as calls, type ParcelCase } from '@marsa/model/express/desk/case-endpoints.ts'
import { viewParcelDesk } from '@marsa/model/express/desk/desk-endpoints.ts'
import { parcelDeskProblems } from '@marsa/model/express/desk/desk-problems.ts'
import { viewHolds } from '@marsa/model/express/depot/hold-endpoints.ts'
import { viewShipment } from '@marsa/model/express/shipments/shipment-endpoints.ts'
import { ActionButton } from '../../kit/action-button.tsx'
import { CommandDialog } from '../../kit/command-dialog.tsx'
import { useLang } from '../../kit/direction.tsx'
import { money } from '../../kit/format.ts'
import { toast, useCommand } from '../../kit/query.ts'
import { useT } from '../../kit/t.ts'
import { Button } from '../../ui/actions/button.tsx'
import { MoneyInput } from '../../ui/fields/money-input.tsx'
import { TextArea } from '../../ui/fields/text-area.tsx'
import { Banner } from '../../ui/states/banner.tsx'
import { caseText as words } from './case-text.ts'

const refreshes = [calls.viewParcelCase, viewShipment, viewHolds, viewParcelDesk]
const problems = () => Promise.resolve(parcelDeskProblems)

type CostProps = { shipmentId: string; cost: NonNullable<ParcelCase['returnCost']>; mayWork: boolean }

export function ReturnCost({ shipmentId, cost: { waiting }, mayWork }: CostProps) {
  const t = useT()
  const [isEntering, setEntering] = useState(false)
  if (waiting) return <Waiting waiting={waiting} mayWork={mayWork} />
  return (
    <Banner
      tone="attention"
      title={t(words.costTitle)}
      action={
        mayWork && (
          <Button size="s" changes onPress={() => setEntering(true)}>
            {t(words.costEnter)}
          </Button>
        )
      }
    >
      {t(words.costBody)}
      {isEntering && <EnterDialog shipmentId={shipmentId} onClose={() => setEntering(false)} />}
    </Banner>
  )
}

function Waiting({
  waiting,
  mayWork,
}: {
  waiting: NonNullable<CostProps['cost']['waiting']>
  mayWork: boolean
}) {
  const t = useT()
  const { lang } = useLang()
  const decide = useCommand(calls.decideReturnCost, {
    refreshes,
    onDone: (_answer, { body }) =>
      void toast({ title: t(body?.isConfirmed ? words.costCharged : words.costDeclined), tone: 'success' }),
  })
  const send = (isConfirmed: boolean) => decide.mutate({ body: { id: waiting.id, isConfirmed } })
  return (
    <Banner
      tone="attention"
      title={t(words.costWaits)}
      action={
        mayWork && (
          <span className="row wrap g2">
            <ActionButton
              size="s"
              variant="primary"
              refusal={waiting.refusal ?? undefined}
              problems={problems}
              isPending={decide.isPending}
              onPress={() => send(true)}
            >
              {t(words.costConfirm)}
            </ActionButton>
            <Button size="s" changes isPending={decide.isPending} onPress={() => send(false)}>
              {t(words.costDecline)}
            </Button>
          </span>
        )
      }
    >
      {t(words.costWaitsBody, {
        by: waiting.by,
        amount: money(waiting.amount, 'AED', lang),
        reason: waiting.reason,
      })}
    </Banner>
  )
}

function EnterDialog({ shipmentId, onClose }: { shipmentId: string; onClose: () => void }) {
  const t = useT()
  const [amount, setAmount] = useState('')
  const [reason, setReason] = useState('')
  const command = useCommand(calls.enterReturnCost, {
    refreshes,
    quiet: true,
    onDone: ({ isCharged }) => {
      onClose()
      void toast({ title: t(isCharged ? words.costCharged : words.costSent), tone: 'success' })
    },
  })
  const said = command.error?.fieldSentences
  return (
    <CommandDialog
      title={t(words.costEnter)}
      send={t(words.costSend)}
      back={t(words.back)}
      command={command}
      beside={['amount', 'reason']}
      onClose={onClose}
      onSend={() => command.mutate({ body: { shipmentId, amount: amount.trim(), reason: reason.trim() } })}
    >
      <p>{t(words.costAsk)}</p>
      <MoneyInput label={t(words.cost)} value={amount} error={said?.['amount']} onChange={setAmount} />
      <TextArea
        label={t(words.costReason)}
        value={reason}
        limit={300}
        rows={3}
        dir="auto"
        error={said?.['reason']}
        onChange={setReason}
      />
    </CommandDialog>
  )
}
