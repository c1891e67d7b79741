// Payouts that wait for administrators, each with its one next step, the bank's files, and what has ended.
import { useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useState } from 'react'
import {
  approvePayout,
  downloadPayoutFile,
  listPayouts,
  makePayoutFile,
  type ListedBankFile,
  type QueuedPayout,
} from '@marsa/model/express/payouts/payout-desk-endpoints.ts'
import { useMe } from '../../accounts/door.tsx'
import { SuspendedBadge, SuspendedInFile } from '../../accounts/companies/door.tsx'
import { ActionButton } from '../../kit/action-button.tsx'
import { download } from '../../kit/call.ts'
import { useLang } from '../../kit/direction.tsx'
import { Loaded } from '../../kit/loaded.tsx'
import { ask, toast, useCommand } from '../../kit/query.ts'
import { useT } from '../../kit/t.ts'
import { Button } from '../../ui/actions/button.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { DataTable, type Column } from '../../ui/lists/data-table.tsx'
import { Empty } from '../../ui/states/empty.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { Card } from '../../ui/values/card.tsx'
import { Money } from '../../ui/values/money.tsx'
import { Ref } from '../../ui/values/ref.tsx'
import { When } from '../../ui/values/when.tsx'
import { expressTitles } from '../titles.ts'
import { AccountEnd } from './account-end.tsx'
import { payoutWords, queueWords as words } from './payout-words.ts'
import { PayoutBadge } from './looks.tsx'
import type { QueueAct } from './queue-dialogs.tsx'

const QueueDialog = lazyPart(async () => (await import('./queue-dialogs.tsx')).QueueDialog)
const problems = async () => (await import('@marsa/model/express/payouts/payout-problems.ts')).payoutProblems

type Open = { payout: QueuedPayout; act: QueueAct }

function Steps({ payout, onOpen }: { payout: QueuedPayout; onOpen: (open: Open) => void }) {
  const t = useT()
  const approve = useCommand(approvePayout, {
    refreshes: [listPayouts],
    onDone: () => void toast({ title: t(words.approved), tone: 'success' }),
  })
  const act = (name: QueueAct, primary?: boolean) => (
    <Button
      size="s"
      variant={primary ? 'primary' : 'secondary'}
      changes
      onPress={() => onOpen({ payout, act: name })}
    >
      {t(words[name])}
    </Button>
  )
  if (payout.state === 'SENT')
    return (
      <span className="row wrap g2">
        {act('paid', true)}
        {act('returned')}
      </span>
    )
  if (payout.state !== 'REQUESTED') return <>{payout.fileNumber ? <Ref value={payout.fileNumber} /> : '–'}</>
  return (
    <span className="row wrap g2">
      {payout.isVerified ? (
        <ActionButton
          size="s"
          variant="primary"
          refusal={payout.approvalRefusal}
          problems={problems}
          isPending={approve.isPending}
          onPress={() => approve.mutate({ query: { id: payout.payoutId } })}
        >
          {t(words.approve)}
        </ActionButton>
      ) : (
        act('verify', true)
      )}
      {act('refuse')}
    </span>
  )
}

const usePayoutColumns = (): Column<QueuedPayout>[] => {
  const t = useT()
  const { lang } = useLang()
  return [
    {
      id: 'company',
      head: t(words.company),
      names: true,
      cell: ({ companyId, company, isSuspended }) => (
        <span className="stack g1">
          <a href={`/${lang}/express/wallets/${companyId}`}>
            <bdi>{company[lang]}</bdi>
          </a>
          {isSuspended && <SuspendedBadge />}
        </span>
      ),
    },
    { id: 'number', head: t(payoutWords.number), cell: ({ number }) => <Ref value={number} /> },
    { id: 'at', head: t(payoutWords.at), cell: ({ requestedAt }) => <When value={requestedAt} /> },
    {
      id: 'to',
      head: t(payoutWords.to),
      cell: ({ ibanEnd, isVerified }) => (
        <span className="stack g1">
          <AccountEnd end={ibanEnd} />
          <span className="cap muted">{t(isVerified ? payoutWords.verified : payoutWords.notVerified)}</span>
        </span>
      ),
    },
    {
      id: 'state',
      head: t(payoutWords.state),
      cell: ({ state, needsTwo, firstBy, reason, bankReference }) => (
        <span className="stack g1">
          <PayoutBadge state={state} />
          {state === 'REQUESTED' && needsTwo && (
            <span className="cap muted">
              {firstBy ? t(words.firstBy, { name: `\u2068${firstBy}\u2069` }) : t(words.twoNeeded)}
            </span>
          )}
          {reason && <bdi className="cap muted">{reason}</bdi>}
          {bankReference && <Ref value={bankReference} />}
        </span>
      ),
    },
    {
      id: 'amount',
      head: t(payoutWords.amount),
      end: true,
      cell: ({ amount }) => <Money value={amount} strong />,
    },
  ]
}

export function WaitingCard({ open, fileRefusal }: { open: QueuedPayout[]; fileRefusal: string | null }) {
  const t = useT()
  const me = useMe()
  const columns = usePayoutColumns()
  const [shown, setShown] = useState<Open>()
  const ready = open.filter(({ state }) => state === 'APPROVED')
  const suspended = ready.filter(({ isSuspended }) => isSuspended).map(({ company }) => company)
  const approved = ready.map(({ payoutId }) => payoutId)
  const make = useCommand(makePayoutFile, {
    refreshes: [listPayouts],
    onDone: ({ number }) => void toast({ title: t(words.fileMade, { number }), tone: 'success' }),
  })
  const isAdmin = me?.roleName === 'admin'
  return (
    <Card
      title={t(words.waiting)}
      flush
      aside={
        isAdmin &&
        (approved.length === 0 ? (
          <Button size="s" changes disabledReason={t(words.noneApproved)}>
            {t(words.makeFile)}
          </Button>
        ) : (
          <ActionButton
            size="s"
            variant="primary"
            refusal={fileRefusal}
            problems={problems}
            isPending={make.isPending}
            onPress={() => make.mutate({ body: { payoutIds: approved } })}
          >
            {t(words.makeFile)}
          </ActionButton>
        ))
      }
    >
      {suspended.length > 0 && (
        <div className="card-b">
          <SuspendedInFile companies={suspended} />
        </div>
      )}
      {open.length === 0 ? (
        <Empty title={t(words.noneWaiting)}>{t(words.noneWaitingBody)}</Empty>
      ) : (
        <DataTable
          label={t(words.waiting)}
          rows={open}
          rowKey={({ payoutId }) => payoutId}
          columns={[
            ...columns,
            ...(isAdmin
              ? [
                  {
                    id: 'next',
                    head: t(words.next),
                    cell: (payout: QueuedPayout) => <Steps payout={payout} onOpen={setShown} />,
                  },
                ]
              : []),
          ]}
        />
      )}
      {shown && <QueueDialog {...shown} onClose={() => setShown(undefined)} />}
    </Card>
  )
}

function FilesCard({ files }: { files: ListedBankFile[] }) {
  const t = useT()
  const me = useMe()
  return (
    <Card title={t(words.files)} flush>
      {files.length === 0 ? (
        <Empty title={t(words.noFiles)}>{t(words.noFilesBody)}</Empty>
      ) : (
        <DataTable
          label={t(words.files)}
          rows={files}
          rowKey={({ fileId }) => fileId}
          columns={[
            { id: 'file', head: t(words.file), names: true, cell: ({ number }) => <Ref value={number} /> },
            { id: 'made', head: t(words.made), cell: ({ madeAt }) => <When value={madeAt} /> },
            { id: 'count', head: t(words.transfers), end: true, cell: ({ payouts }) => payouts },
            { id: 'sum', head: t(words.controlSum), end: true, cell: ({ total }) => <Money value={total} /> },
            {
              id: 'hash',
              head: t(words.hash),
              cell: ({ sha256 }) => (
                <bdi dir="ltr" className="num cap" title={sha256}>
                  {sha256.slice(0, 12)}…
                </bdi>
              ),
            },
            {
              id: 'save',
              head: t(words.download),
              cell: ({ fileId, number }) =>
                me?.roleName === 'admin' && (
                  <Button
                    size="s"
                    icon={Download}
                    aria-label={`XML ${number}`}
                    onPress={() => void download(downloadPayoutFile, { query: { id: fileId } })}
                  >
                    XML
                  </Button>
                ),
            },
          ]}
        />
      )}
    </Card>
  )
}

export function PayoutQueuePage() {
  const t = useT()
  const columns = usePayoutColumns()
  const query = useQuery(ask(listPayouts))
  return (
    <>
      <div className="list-h">
        <h1>{t(expressTitles.payouts)}</h1>
        <p className="muted">{t(words.lead)}</p>
      </div>
      <Loaded query={query} card skeleton={<Skeleton block="320px" />}>
        {({ open, ended, files, fileRefusal }) => (
          <div className="stack g6">
            <WaitingCard open={open} fileRefusal={fileRefusal} />
            <FilesCard files={files} />
            {ended.length > 0 && (
              <Card title={t(words.ended)} flush>
                <DataTable
                  label={t(words.ended)}
                  columns={columns}
                  rows={ended}
                  rowKey={({ payoutId }) => payoutId}
                />
              </Card>
            )}
          </div>
        )}
      </Loaded>
    </>
  )
}
