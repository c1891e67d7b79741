// One settlement run: what it pays, what is taken from it, who stands for it, and its next step.
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { postingName } from '@marsa/model/finance/books/posting-text.ts'
import { downloadTaxDocument } from '@marsa/model/finance/books/books-endpoints.ts'
import {
  approveSettlement,
  cancelSettlement,
  downloadRemittance,
  downloadSettlementFile,
  sendSettlement,
  viewSettlement,
  type SettlementView,
} from '@marsa/model/finance/settlements/settlement-endpoints.ts'
import { settlementProblems } from '@marsa/model/finance/settlements/settlement-problems.ts'
import { capabilityProblems } from '@marsa/model/kit/capability-problems.ts'
import { useMe, useNeeds } from '../../accounts/door.tsx'
import { SuspendedBanner } from '../../accounts/companies/door.tsx'
import { AreaGate } from '../../app/guards.tsx'
import { ActionButton } from '../../kit/action-button.tsx'
import { download } from '../../kit/call.ts'
import { useLang } from '../../kit/direction.tsx'
import { FileMenu } from '../../kit/file-menu.tsx'
import { Loaded } from '../../kit/loaded.tsx'
import { ask } from '../../kit/query.ts'
import { getRouteApi } from '../../kit/router/hooks.ts'
import { useT } from '../../kit/t.ts'
import { useTitle } from '../../kit/title.ts'
import { Button, type ButtonProps } from '../../ui/actions/button.tsx'
import { DataTable, type Column } from '../../ui/lists/data-table.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { Card, Facts } from '../../ui/values/card.tsx'
import { Money } from '../../ui/values/money.tsx'
import { Ref } from '../../ui/values/ref.tsx'
import { When } from '../../ui/values/when.tsx'
import { FinanceTabs } from '../books/book-frame.tsx'
import { bookHref } from '../books/books-search.ts'
import { financeTitles } from '../titles.ts'
import {
  AdjustDialog,
  ApproveDialog,
  PayDialog,
  UndoDialog,
  RemoveDialog,
  SendDialog,
} from './run-dialogs.tsx'
import { AccountLines, RunBadge } from './run-parts.tsx'
import { settlementWords as words } from './settlement-words.ts'
import '../finance.css'

const route = getRouteApi('/$lang/inside/finance/settlements/$id')

type Step = 'approve' | 'send' | 'pay' | 'cancel' | 'returned' | 'adjust'

export function RunPage() {
  const t = useT()
  const { id } = route.useParams()
  const query = useQuery(ask(viewSettlement, { id }))
  useTitle(query.data?.number ?? t(financeTitles.settlement))
  return (
    <AreaGate area="finance">
      <div className="stack g5">
        <FinanceTabs page="payables" />
        <Loaded query={query} card skeleton={<Skeleton block="520px" />}>
          {(run) => <Run run={run} />}
        </Loaded>
      </div>
    </AreaGate>
  )
}

function Run({ run }: { run: SettlementView }) {
  const t = useT()
  const { lang } = useLang()
  const mayWrite = useMe()?.roleName === 'admin'
  const needs = useNeeds(sendSettlement)
  const prepares = mayWrite && !needs
  const [step, setStep] = useState<Step>()
  const close = () => setStep(undefined)
  return (
    <>
      <div className="list-h">
        <h1 className="row wrap g3">
          <Ref value={run.number} /> <RunBadge state={run.state} />
        </h1>
        <p>
          <a href={bookHref(lang, `payables/${run.agentId}`)}>
            <bdi>{run.agent[lang]}</bdi>
          </a>
        </p>
      </div>
      <div className="grid c2">
        <Card title={t(words.net)}>
          <Sums run={run} />
        </Card>
        <Card title={t(words.account)}>
          <div className="stack g4">
            <AccountLines account={run.account} />
            <Facts
              across
              facts={[
                [t(words.preparedBy), <bdi key="by">{run.preparedBy ?? t(words.automatic)}</bdi>],
                [t(words.approvedBy), <bdi key="by">{run.approvedBy ?? '–'}</bdi>],
                [t(words.reference), run.bankReference ? <Ref key="ref" value={run.bankReference} /> : '–'],
              ]}
            />
          </div>
        </Card>
      </div>
      {run.isSuspended && (run.state === 'DRAFT' || run.state === 'APPROVED') && <SuspendedBanner />}
      {mayWrite && <Steps run={run} onStep={setStep} />}
      <Files run={run} mayWrite={prepares} />
      <Items run={run} mayWrite={prepares} />
      {step === 'approve' && <ApproveDialog run={run} onClose={close} />}
      {step === 'send' && <SendDialog run={run} onClose={close} />}
      {step === 'pay' && <PayDialog run={run} onClose={close} />}
      {step === 'adjust' && <AdjustDialog run={run} onClose={close} />}
      {(step === 'cancel' || step === 'returned') && <UndoDialog step={step} run={run} onClose={close} />}
    </>
  )
}

function Sums({ run }: { run: SettlementView }) {
  const t = useT()
  return (
    <Facts
      across
      facts={[
        [t(words.gross), <Money key="gross" value={run.gross} />],
        [`${t(words.commission)} (${run.ratePercent}%)`, <Money key="commission" value={run.commission} />],
        [t(words.commissionVat), <Money key="vat" value={run.commissionVat} />],
        [t(words.adjustments), <Money key="adjustments" value={run.adjustments} />],
        [t(words.net), <Money key="net" value={run.net} size="l" />],
      ]}
    />
  )
}

const problems = { ...settlementProblems, ...capabilityProblems }

function Steps({ run, onStep }: { run: SettlementView; onStep: (step: Step) => void }) {
  const t = useT()
  const { state } = run
  const isOpen = state === 'DRAFT' || state === 'APPROVED'
  const [approves, prepares] = [useNeeds(approveSettlement), useNeeds(sendSettlement)]
  const cancels = useNeeds(cancelSettlement)
  const button = (step: Step, refusal: string | null | undefined, variant?: ButtonProps['variant']) => (
    <ActionButton
      refusal={refusal ?? null}
      problems={problems}
      {...(variant && { variant })}
      onPress={() => onStep(step)}
    >
      {t(words[step])}
    </ActionButton>
  )
  return (
    <div className="row wrap g3">
      {state === 'DRAFT' && button('approve', approves ?? run.approveRefusal, 'primary')}
      {state === 'DRAFT' && button('adjust', prepares)}
      {state === 'APPROVED' && button('send', prepares, 'primary')}
      {state === 'SENT' && button('pay', prepares, 'primary')}
      {(state === 'SENT' || state === 'PAID') && button('returned', prepares, 'danger-quiet')}
      {isOpen && button('cancel', cancels, 'danger-quiet')}
    </div>
  )
}

function Files({ run, mayWrite }: { run: SettlementView; mayWrite: boolean }) {
  const t = useT()
  const { lang } = useLang()
  const { runId: id, invoiceId } = run
  const isSent = run.state === 'SENT' || run.state === 'PAID' || run.state === 'RETURNED'
  return (
    <div className="row wrap g4">
      <span className="row g2">
        <span className="dense muted">{t(words.advice)}</span>
        <FileMenu
          of={t(words.advice)}
          save={(format) => download(downloadRemittance, { query: { id, format, lang } })}
        />
      </span>
      {invoiceId && (
        <Button
          size="s"
          changes={false}
          onPress={() => void download(downloadTaxDocument, { query: { invoiceId } })}
        >
          {t(words.invoice)} {run.invoiceNumber && <Ref value={run.invoiceNumber} />}
        </Button>
      )}
      {mayWrite && isSent && (
        <Button
          size="s"
          changes={false}
          onPress={() => void download(downloadSettlementFile, { query: { id } })}
        >
          {t(words.file)}
        </Button>
      )}
    </div>
  )
}

function Items({ run, mayWrite }: { run: SettlementView; mayWrite: boolean }) {
  const t = useT()
  const { lang } = useLang()
  const [removed, setRemoved] = useState<{ itemId: string; number: string }>()
  type Item = SettlementView['items'][number]
  const columns: Column<Item>[] = [
    { id: 'what', head: t(words.what), names: true, cell: ({ posting }) => postingName(lang, posting) },
    {
      id: 'request',
      head: t(words.request),
      cell: ({ subjectNumber }) => (subjectNumber ? <Ref value={subjectNumber} /> : '–'),
    },
    { id: 'when', head: t(words.when), cell: ({ at }) => <When value={at} as="date" /> },
    { id: 'amount', head: t(words.amount), end: true, cell: ({ amount }) => <Money value={amount} /> },
    {
      id: 'commission',
      head: t(words.commission),
      end: true,
      cell: ({ commission }) => <Money value={commission} />,
    },
  ]
  const act: Column<Item> = {
    id: 'act',
    head: <span className="vh">{t(words.acts)}</span>,
    end: true,
    cell: ({ itemId, subjectNumber, posting }) => (
      <Button
        size="s"
        variant="text"
        onPress={() => setRemoved({ itemId, number: subjectNumber ?? postingName(lang, posting) })}
      >
        {t(words.remove)}
      </Button>
    ),
  }
  return (
    <>
      <Card title={t(words.items)} flush>
        <DataTable
          label={t(words.items)}
          rows={run.items}
          rowKey={({ itemId }) => itemId}
          columns={mayWrite && run.state === 'DRAFT' ? [...columns, act] : columns}
        />
      </Card>
      {run.adjustmentRows.length > 0 && (
        <Card title={t(words.adjustments)}>
          <Facts
            across
            facts={run.adjustmentRows.map(({ adjustmentId, amount, reason }) => [
              <bdi key="reason">{reason}</bdi>,
              <Money key={adjustmentId} value={amount} />,
            ])}
          />
        </Card>
      )}
      {removed && <RemoveDialog run={run} item={removed} onClose={() => setRemoved(undefined)} />}
    </>
  )
}
