// Money of credit customers for administrators: what waits to be confirmed, matched or cleared, write-offs, and the ageing of all.
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ageingText, bandText } from '@marsa/model/finance/credit/ageing-text.ts'
import { ageBands } from '@marsa/model/finance/credit/credit-due.ts'
import {
  listCreditReceipts,
  recordReceipt,
  type QueuedReceipt,
} from '@marsa/model/finance/credit/receipt-endpoints.ts'
import { downloadAgeing } from '@marsa/model/finance/credit/statement-endpoints.ts'
import type { AnswerOf } from '@marsa/model/kit/endpoint.ts'
import { useMe, useNeeds } from '../../accounts/door.tsx'
import { download } from '../../kit/call.ts'
import { useLang } from '../../kit/direction.tsx'
import { FileMenu } from '../../kit/file-menu.tsx'
import { Loaded } from '../../kit/loaded.tsx'
import { ask } from '../../kit/query.ts'
import { useT } from '../../kit/t.ts'
import { Button } from '../../ui/actions/button.tsx'
import { DataTable, type Column } from '../../ui/lists/data-table.tsx'
import { Banner } from '../../ui/states/banner.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { Card } from '../../ui/values/card.tsx'
import { Money } from '../../ui/values/money.tsx'
import { Ref } from '../../ui/values/ref.tsx'
import { When } from '../../ui/values/when.tsx'
import { Proofs, ReceiptBadge } from './receipts-card.tsx'
import { booksText as words, wayText } from './books-text.ts'
import { CompanyLink } from './company-link.tsx'
import { AccountBadge } from './credit-state.tsx'
import { creditDeskText, creditText } from './credit-text.ts'
import { ReportsCard } from './reports-card.tsx'
import { ReceiptActions } from './receipt-actions.tsx'
import { RecordDialog } from './receipt-dialogs.tsx'

type Listed = AnswerOf<typeof listCreditReceipts>

export function ReceiptsDesk() {
  const query = useQuery(ask(listCreditReceipts))
  return (
    <Loaded query={query} card skeleton={<Skeleton block="320px" />}>
      {(data) => (
        <>
          <PaidUp rows={data.paidUp} />
          <Queue data={data} />
          {data.writeOffs.length > 0 && <WriteOffs rows={data.writeOffs} />}
          <Ageing rows={data.ageing} />
          <ReportsCard />
        </>
      )}
    </Loaded>
  )
}

function PaidUp({ rows }: { rows: Listed['paidUp'] }) {
  const t = useT()
  const { lang } = useLang()
  if (rows.length === 0) return null
  return (
    <Banner tone="info" title={t(words.restoreQueue)}>
      <span className="row g2 wrap">
        {rows.map((row) => (
          <CompanyLink key={row.companyId} row={row} />
        ))}
        <span className="vh">
          {t(words.restoreQueueBody, { names: rows.map(({ company }) => company[lang]).join(' · ') })}
        </span>
      </span>
    </Banner>
  )
}

function Queue({ data }: { data: Listed }) {
  const t = useT()
  const [isRecording, setRecording] = useState(false)
  const needs = useNeeds(recordReceipt)
  const decides = useMe()?.roleName === 'admin' && !needs
  const { receipts, companies, today } = data
  const columns: Column<QueuedReceipt>[] = [
    {
      id: 'company',
      head: t(words.company),
      names: true,
      cell: ({ companyId, company }) =>
        companyId && company ? (
          <CompanyLink row={{ companyId, company }} />
        ) : (
          <span className="muted">{t(words.nobody)}</span>
        ),
    },
    {
      id: 'way',
      head: t(words.way),
      cell: ({ way, reference }) => (
        <span className="stack g1">
          {t(wayText[way])}
          <span className="cap muted">
            <Ref value={reference} />
          </span>
        </span>
      ),
    },
    { id: 'when', head: t(words.when), cell: ({ valueOn }) => <When value={valueOn} as="date" /> },
    { id: 'amount', head: t(words.amount), end: true, cell: ({ amount }) => <Money value={amount} strong /> },
    { id: 'state', head: t(words.status), cell: ({ state }) => <ReceiptBadge state={state} /> },
    {
      id: 'actions',
      head: <span className="vh">{t(words.actions)}</span>,
      end: true,
      cell: (receipt) => (
        <span className="row g2 wrap">
          <Proofs proofs={receipt.proofs} />
          {decides && (
            <ReceiptActions receipt={receipt} company={receipt.company} companies={companies} today={today} />
          )}
        </span>
      ),
    },
  ]
  return (
    <>
      <Card
        title={t(words.queue)}
        flush={receipts.length > 0}
        aside={
          decides && (
            <Button size="s" changes onPress={() => setRecording(true)}>
              {t(words.record)}
            </Button>
          )
        }
      >
        {receipts.length === 0 ? (
          <p className="muted">{t(words.noQueue)}</p>
        ) : (
          <DataTable
            label={t(words.queue)}
            columns={columns}
            rows={receipts}
            rowKey={({ receiptId }) => receiptId}
          />
        )}
      </Card>
      {isRecording && (
        <RecordDialog companies={companies} today={today} onClose={() => setRecording(false)} />
      )}
    </>
  )
}

function WriteOffs({ rows }: { rows: Listed['writeOffs'] }) {
  const t = useT()
  return (
    <Card title={t(words.writeOffs)} flush>
      <DataTable
        label={t(words.writeOffs)}
        rows={rows}
        rowKey={({ number }) => number}
        columns={[
          { id: 'company', head: t(words.company), names: true, cell: (row) => <CompanyLink row={row} /> },
          { id: 'number', head: t(words.number), cell: ({ number }) => <Ref value={number} /> },
          { id: 'amount', head: t(words.amount), end: true, cell: ({ amount }) => <Money value={amount} /> },
          { id: 'by', head: t(creditDeskText.by), cell: ({ by }) => <bdi>{by}</bdi> },
        ]}
      />
    </Card>
  )
}

function Ageing({ rows }: { rows: Listed['ageing'] }) {
  const t = useT()
  const { lang } = useLang()
  type Row = Listed['ageing'][number]
  const columns: Column<Row>[] = [
    { id: 'company', head: t(words.company), names: true, cell: (row) => <CompanyLink row={row} /> },
    { id: 'state', head: t(words.status), cell: ({ state }) => <AccountBadge state={state} /> },
    { id: 'owed', head: t(creditText.owed), end: true, cell: ({ owed }) => <Money value={owed} strong /> },
    ...ageBands.map((band): Column<Row> => ({
      id: band,
      head: t(bandText[band]),
      end: true,
      cell: ({ ageing }) => (ageing[band] === '0.00' ? '–' : <Money value={ageing[band]} />),
    })),
    {
      id: 'oldest',
      head: t(ageingText.oldest),
      end: true,
      cell: ({ oldestDays }) => <span className="num">{oldestDays || '–'}</span>,
    },
  ]
  return (
    <Card
      title={t(ageingText.ageing)}
      flush={rows.length > 0}
      aside={
        rows.length > 0 && (
          <FileMenu
            of={t(ageingText.ageing)}
            save={(format) => download(downloadAgeing, { query: { format, lang } })}
          />
        )
      }
    >
      {rows.length === 0 ? (
        <p className="muted">{t(words.noAgeing)}</p>
      ) : (
        <DataTable
          label={t(ageingText.ageing)}
          columns={columns}
          rows={rows}
          rowKey={({ companyId }) => companyId}
          hot={({ oldestDays }) => oldestDays > 0}
        />
      )}
    </Card>
  )
}
