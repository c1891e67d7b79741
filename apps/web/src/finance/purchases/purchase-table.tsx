// The table of purchases: what each is, where it stands, and the step that is next for its reader.
import { CircleCheck, CircleX, Download, Pencil, Undo2, Users } from 'lucide-react'
import { useState } from 'react'
import { chart } from '@marsa/model/finance/books/chart.ts'
import {
  decidePurchase,
  downloadPurchaseInvoice,
  listPurchases,
  reversePurchase,
  type PurchaseRow,
} from '@marsa/model/finance/purchases/purchase-endpoints.ts'
import { purchaseProblems } from '@marsa/model/finance/purchases/purchase-problems.ts'
import {
  purchaseStateText,
  purchaseTreatmentText,
  type PurchaseState,
} from '@marsa/model/finance/purchases/purchase.ts'
import { capabilityProblems } from '@marsa/model/kit/capability-problems.ts'
import { useNeeds } from '../../accounts/door.tsx'
import { ActionButton } from '../../kit/action-button.tsx'
import { download } from '../../kit/call.ts'
import { useLang } from '../../kit/direction.tsx'
import { date } from '../../kit/format.ts'
import { toast, useCommand } from '../../kit/query.ts'
import { ReasonDialog } from '../../kit/reason-dialog.tsx'
import { RefusalBanner } from '../../kit/refusal-banner.tsx'
import { useT } from '../../kit/t.ts'
import { IconButton } from '../../ui/actions/icon-button.tsx'
import { DataTable, type Column } from '../../ui/lists/data-table.tsx'
import { Badge, type BadgeProps } from '../../ui/values/badge.tsx'
import { Money } from '../../ui/values/money.tsx'
import { Ref } from '../../ui/values/ref.tsx'
import { financeTitles } from '../titles.ts'
import { purchaseWords as words } from './purchase-words.ts'

const problems = { ...purchaseProblems, ...capabilityProblems }

const faces: Record<PurchaseState, Pick<BadgeProps, 'tone' | 'icon'>> = {
  DRAFT: { tone: 'neutral', icon: Pencil },
  PROPOSED: { tone: 'waiting', icon: Users },
  RECORDED: { tone: 'good', icon: CircleCheck },
  REFUSED: { tone: 'bad', icon: CircleX },
  REVERSED: { tone: 'neutral', icon: Undo2 },
}

function Steps({ row }: { row: PurchaseRow }) {
  const t = useT()
  const { purchaseId, state } = row
  const query = { id: purchaseId }
  const [isReversing, setReversing] = useState(false)
  const decide = useCommand(decidePurchase, {
    refreshes: [listPurchases],
    quiet: true,
    onDone: () => void toast({ title: t(words.done), tone: 'success' }),
  })
  const [decides, reverses] = [useNeeds(decidePurchase), useNeeds(reversePurchase)]
  const refusal = decides ?? row.decideRefusal
  const decision = (isApproved: boolean) => (
    <ActionButton
      size="s"
      variant={isApproved ? 'primary' : 'secondary'}
      refusal={refusal}
      problems={problems}
      isPending={decide.isPending}
      onPress={() => decide.mutate({ query, body: { isApproved } })}
    >
      {t(isApproved ? words.approve : words.refuse)}
    </ActionButton>
  )
  return (
    <div className="row wrap g2">
      <RefusalBanner refusal={decide.error} beside={[]} />
      {state === 'PROPOSED' && decision(true)}
      {state === 'PROPOSED' && !refusal && decision(false)}
      {state === 'RECORDED' && (
        <ActionButton
          size="s"
          refusal={reverses ?? null}
          problems={problems}
          onPress={() => setReversing(true)}
        >
          {t(words.reverse)}
        </ActionButton>
      )}
      {isReversing && (
        <ReasonDialog
          title={t(words.reverseTitle)}
          send={t(words.reverse)}
          tone="danger"
          label={t(words.reason)}
          endpoint={reversePurchase}
          input={(reason) => ({ query, body: { reason } })}
          refreshes={[listPurchases]}
          done={t(words.reversed)}
          onClose={() => setReversing(false)}
        >
          <p>
            <Ref value={row.number} /> · <bdi>{row.supplier}</bdi> · <Money value={row.vat} />
          </p>
          <p>{t(words.reverseBody)}</p>
        </ReasonDialog>
      )}
    </div>
  )
}

const useColumns = (isAdmin: boolean): Column<PurchaseRow>[] => {
  const t = useT()
  const { lang } = useLang()
  return [
    {
      id: 'supplier',
      head: t(words.supplier),
      names: true,
      cell: ({ supplier, trn, number }) => (
        <>
          <bdi>{supplier}</bdi>
          <span className="block dense muted">
            <Ref value={number} /> {trn && <Ref value={trn} />}
          </span>
        </>
      ),
    },
    {
      id: 'invoice',
      head: t(words.invoiceNumber),
      cell: ({ invoiceNumber, invoicedOn, file }) => (
        <>
          <span className="row g1">
            <Ref value={invoiceNumber} />
            {file && (
              <IconButton
                icon={Download}
                label={`${t(words.file)}: ${invoiceNumber}`}
                onPress={() =>
                  void download(downloadPurchaseInvoice, { query: { documentId: file.documentId } })
                }
              />
            )}
          </span>
          <span className="block dense muted">{date(invoicedOn, lang)}</span>
        </>
      ),
    },
    {
      id: 'account',
      head: t(words.account),
      cell: ({ account, treatment }) => (
        <>
          {t(chart[account])}
          <span className="block dense muted">{t(purchaseTreatmentText[treatment])}</span>
        </>
      ),
    },
    {
      id: 'state',
      head: t(words.state),
      cell: ({ state, recordedBy, decidedBy, reason }) => (
        <>
          <Badge {...faces[state]} label={t(purchaseStateText[state])} />
          <bdi className="block dense muted">{[recordedBy, decidedBy].filter(Boolean).join(' · ')}</bdi>
          {reason && <bdi className="block dense muted">{reason}</bdi>}
        </>
      ),
    },
    { id: 'net', head: t(words.net), end: true, cell: ({ net }) => <Money value={net} /> },
    { id: 'vat', head: t(words.vat), end: true, cell: ({ vat }) => <Money value={vat} strong /> },
    ...(isAdmin
      ? [{ id: 'next', head: t(words.next), cell: (row: PurchaseRow) => <Steps row={row} /> }]
      : []),
  ]
}

/** `isAdmin` has steps to take. */
export function PurchaseTable({ rows, isAdmin }: { rows: PurchaseRow[]; isAdmin: boolean }) {
  const t = useT()
  return (
    <DataTable
      label={t(financeTitles.purchases)}
      columns={useColumns(isAdmin)}
      rows={rows}
      rowKey={({ purchaseId }) => purchaseId}
    />
  )
}
