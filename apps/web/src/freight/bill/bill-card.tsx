// The bill of lading on the page of a shipment: where it stands, what it says, and what its reader does next.
import type { ShipmentSide } from '@marsa/model/freight/sides.ts'
import { useQuery } from '@tanstack/react-query'
import { Check, CircleCheck, Clock, FileText, PencilLine, type LucideIcon } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { ShipmentDetail } from '@marsa/model/freight/answers.ts'
import { printBill, viewBill, type Bill, type BillStep } from '@marsa/model/freight/bill/bill-endpoints.ts'
import { billFieldText } from '@marsa/model/freight/bill/bill-fields.ts'
import type { BillMove, BillState } from '@marsa/model/freight/bill/bill-machine.ts'
import {
  billKindText,
  billNextText,
  billOwnText,
  billStateText,
  billStepText,
  billText as words,
} from '@marsa/model/freight/bill/bill-text.ts'
import { hasLeftPort } from '@marsa/model/freight/status.ts'
import { ActionButton } from '../../kit/action-button.tsx'
import { download } from '../../kit/call.ts'
import { ask, useSave } from '../../kit/query.ts'
import { useT } from '../../kit/t.ts'
import { Button } from '../../ui/actions/button.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { whenIdle } from '../../ui/lazy.ts'
import { Badge, type BadgeTone } from '../../ui/values/badge.tsx'
import { Card } from '../../ui/values/card.tsx'
import { Ref } from '../../ui/values/ref.tsx'
import { When } from '../../ui/values/when.tsx'
import { loadFreightProblems } from '../problems.ts'
import { BillReading } from './bill-reading.tsx'
import './bill.css'

const BillStepDialog = lazyPart(async () => (await import('./bill-step.tsx')).BillStepDialog)

type BillProps = { shipment: ShipmentDetail; side: ShipmentSide | undefined }

export function BillCard({ shipment, side }: BillProps) {
  const { data } = useQuery(ask(viewBill, { RequestId: shipment.RequestId }))
  const isOver = data?.bill?.state === null && hasLeftPort(shipment.status)
  return data?.bill && !isOver ? <Shown shipment={shipment} side={side} bill={data.bill} /> : null
}

const tones: Record<BillState, [BadgeTone, LucideIcon]> = {
  SI_SENT: ['transit', Clock],
  BL_DRAFT: ['waiting', PencilLine],
  BL_CHANGES: ['waiting', PencilLine],
  BL_APPROVED: ['good', Check],
  BL_ISSUED: ['good', CircleCheck],
  BL_SURRENDERED: ['good', CircleCheck],
}

type Opened = BillMove | 'read'

function Shown({ shipment, side, bill }: BillProps & { bill: Bill }) {
  const t = useT()
  const [opened, setOpened] = useState<Opened>()
  const { state, draft, kind, number } = bill
  const start =
    bill.refusals.instruct !== null || side === undefined
      ? words.startStaff
      : side === 'customer'
        ? words.start
        : words.startAgent
  const close = () => setOpened(undefined)
  const common = { id: shipment.RequestId, bill, onClose: close }
  const own = ownActs.find((move) => bill.refusals[move] === null)
  useEffect(() => (own ? whenIdle(BillStepDialog.preload) : undefined), [own])
  return (
    <Card
      title={t(words.card)}
      id="bill"
      aside={
        state && (
          <Badge tone={tones[state][0]} icon={tones[state][1]} label={t(billStateText[state], { draft })} />
        )
      }
    >
      <div className="stack g4">
        {number && kind && (
          <p>
            <b>{t(billKindText[kind])}</b> <Ref value={number} />
          </p>
        )}
        <p className="dense muted">
          {t(state === null ? start : own ? billOwnText[own] : nextOf(state, kind))}
        </p>
        {state === 'BL_CHANGES' && <Wanted step={bill.steps.findLast(({ move }) => move === 'askChanges')} />}
        <div className="row wrap g3">
          <Acts bill={bill} onOpen={setOpened} />
          {state !== null && (
            <Button size="s" icon={FileText} onPress={() => setOpened('read')}>
              {draft > 0 ? t(words.read, { draft }) : t(words.readInstruction)}
            </Button>
          )}
        </div>
        {bill.steps.length > 0 && <History steps={bill.steps} />}
      </div>
      {opened === 'read' && <BillReading {...common} print={<PrintDraft {...common} />} />}
      {opened && opened !== 'read' && <BillStepDialog {...common} move={opened} />}
    </Card>
  )
}

const nextOf = (state: BillState, kind: Bill['kind']) =>
  state === 'BL_ISSUED' && kind !== 'original' ? billNextText.BL_SURRENDERED : billNextText[state]

/** What moves the bill on, as opposed to what takes it back. */
const ownActs = ['draft', 'approve', 'issue'] as const satisfies readonly BillMove[]
const firstActs: readonly BillMove[] = ['instruct', ...ownActs]

function Acts({ bill, onOpen }: { bill: Bill; onOpen: (move: BillMove) => void }) {
  const t = useT()
  const { refusals, state } = bill
  const labels = {
    instruct: words.instruct,
    approve: words.approve,
    draft: state === 'BL_CHANGES' ? words.redraft : words.draft,
    issue: words.issue,
    askChanges: words.askChanges,
    correct: words.correct,
    surrender: words.surrender,
    void: words.void,
  } as const satisfies Record<BillMove, { en: string; ar: string }>
  // What only waits for money is shown with its reason; the rest where it can be done.
  const shown = (Object.keys(labels) as BillMove[]).filter(
    (move) => refusals[move] === null || refusals[move] === 'bill.balance-open',
  )
  return shown.map((move) => (
    <ActionButton
      key={move}
      size="s"
      variant={firstActs.includes(move) ? 'primary' : undefined}
      refusal={refusals[move] ?? null}
      problems={loadFreightProblems}
      onPress={() => onOpen(move)}
    >
      {t(labels[move])}
    </ActionButton>
  ))
}

function Wanted({ step }: { step: BillStep | undefined }) {
  const t = useT()
  if (!step) return null
  return (
    <div className="stack g2">
      <h3>{t(words.wanted)}</h3>
      <Changes changes={step.changes} />
    </div>
  )
}

function Changes({ changes }: Pick<BillStep, 'changes'>) {
  const t = useT()
  return (
    <ul className="stack g2 bill-changes">
      {changes.map(({ field, text }, at) => (
        <li key={at}>
          <b>{t(billFieldText[field])}:</b>{' '}
          <span className="bill-text" dir="auto">
            {text}
          </span>
        </li>
      ))}
    </ul>
  )
}

function History({ steps }: Pick<Bill, 'steps'>) {
  const t = useT()
  return (
    <details className="bill-history">
      <summary>{t(words.history)}</summary>
      <ol className="stack g3">
        {steps.map(({ move, by, at, draft, changes, reason }, index) => (
          <li key={index} className="dense">
            <b>{t(billStepText[move], { draft: draft ?? 0 })}</b>{' '}
            <span className="muted">
              <bdi>{t(by)}</bdi> · <When value={at} />
            </span>
            {changes.length > 0 && <Changes changes={changes} />}
            {reason && (
              <p className="bill-text" dir="auto">
                {reason}
              </p>
            )}
          </li>
        ))}
      </ol>
    </details>
  )
}

function PrintDraft({ id, bill }: { id: string; bill: Bill }) {
  const t = useT()
  const get = useSave(() => download(printBill, { query: { RequestId: id } }))
  if (bill.draft === 0) return null
  return (
    <Button icon={FileText} isPending={get.isPending} onPress={() => get.mutate()}>
      {t(words.print, { draft: bill.draft })}
    </Button>
  )
}
