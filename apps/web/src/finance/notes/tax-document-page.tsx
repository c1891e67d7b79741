// One tax document: its parties, lines and sums, what belongs to it, its file, and the credit notes on it.
import { useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { downloadTaxDocument } from '@marsa/model/finance/books/books-endpoints.ts'
import { creditReasons } from '@marsa/model/finance/e-invoice/e-invoice.ts'
import { taxInvoiceKindText } from '@marsa/model/finance/invoice-kinds.ts'
import {
  issueNote,
  viewTaxDocument,
  type TaxDocumentView,
} from '@marsa/model/finance/notes/note-endpoints.ts'
import { noteProblems } from '@marsa/model/finance/notes/note-problems.ts'
import { capabilityProblems } from '@marsa/model/kit/capability-problems.ts'
import { parseMoney } from '@marsa/model/kit/money.ts'
import { useMe, useNeeds } from '../../accounts/door.tsx'
import { AreaGate } from '../../app/guards.tsx'
import { ActionButton } from '../../kit/action-button.tsx'
import { download } from '../../kit/call.ts'
import { useLang } from '../../kit/direction.tsx'
import { Loaded } from '../../kit/loaded.tsx'
import { ask } from '../../kit/query.ts'
import { getRouteApi } from '../../kit/router/hooks.ts'
import { useT } from '../../kit/t.ts'
import { useTitle } from '../../kit/title.ts'
import { Button } from '../../ui/actions/button.tsx'
import { DataTable, type Column } from '../../ui/lists/data-table.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { Card, Facts } from '../../ui/values/card.tsx'
import { Money } from '../../ui/values/money.tsx'
import { Ref } from '../../ui/values/ref.tsx'
import { When } from '../../ui/values/when.tsx'
import { FinanceTabs } from '../books/book-frame.tsx'
import { bookHref } from '../books/books-search.ts'
import { booksWords } from '../books/books-words.ts'
import { financeTitles } from '../titles.ts'
import { EInvoicePanel } from '../e-invoices/e-invoice-panel.tsx'
import { NoteDialog } from './note-dialog.tsx'
import { categoryWords, noteWords as words } from './note-words.ts'
import { WaitingNote } from './waiting-note.tsx'
import '../finance.css'

const route = getRouteApi('/$lang/inside/finance/invoices/$id')

export function TaxDocumentPage() {
  const t = useT()
  const { id } = route.useParams()
  const query = useQuery(ask(viewTaxDocument, { id }))
  useTitle(query.data?.number ?? t(financeTitles.invoices))
  return (
    <AreaGate area="finance">
      <div className="stack g5">
        <FinanceTabs page="invoices" />
        <Loaded query={query} card skeleton={<Skeleton block="520px" />}>
          {(document) => <Document document={document} />}
        </Loaded>
      </div>
    </AreaGate>
  )
}

type Shown = { document: TaxDocumentView }

function Document({ document }: Shown) {
  const t = useT()
  const mayWrite = useMe()?.roleName === 'admin'
  const needs = useNeeds(issueNote)
  const [isNoting, setNoting] = useState(false)
  const { invoiceId, number, kind, issuedAt, subjectNumber, waiting, way } = document
  return (
    <>
      <div className="list-h">
        <h1>
          <Ref value={number} />
        </h1>
        <p className="muted">
          {t(taxInvoiceKindText[kind])} · <When value={issuedAt} /> · <Ref value={subjectNumber} />
        </p>
      </div>
      {waiting && <WaitingNote note={waiting} way={way} />}
      <div className="row wrap g3">
        <Button
          icon={Download}
          changes={false}
          onPress={() => void download(downloadTaxDocument, { query: { invoiceId } })}
        >
          {t(words.pdf)}
        </Button>
        {mayWrite && kind !== 'credit-note' && (
          <ActionButton
            refusal={needs ?? document.noteRefusal}
            problems={{ ...noteProblems, ...capabilityProblems }}
            onPress={() => setNoting(true)}
          >
            {t(words.note)}
          </ActionButton>
        )}
      </div>
      <div className="grid c2">
        <Card title={t(words.parties)}>
          <Parties document={document} />
        </Card>
        <Card title={t(words.amounts)}>
          <Amounts document={document} />
        </Card>
      </div>
      <Lines document={document} />
      <EInvoicePanel invoiceId={invoiceId} />
      <Related document={document} />
      {isNoting && <NoteDialog document={document} onClose={() => setNoting(false)} />}
    </>
  )
}

function Parties({ document }: Shown) {
  const t = useT()
  const { lang } = useLang()
  const { supplier, customer, suppliedOn, dueOn, reasonCode, reason } = document
  const named = ({ name, trn }: TaxDocumentView['supplier']) => (
    <span className="stack">
      <bdi>{name[lang]}</bdi>
      <span className="dense muted">
        {trn ? t(words.trn, { trn: `\u2066${trn}\u2069` }) : t(words.noTrn)}
      </span>
    </span>
  )
  return (
    <Facts
      facts={[
        [t(booksWords.supplier), named(supplier)],
        [t(booksWords.customer), named(customer)],
        [t(words.suppliedOn), <When key="on" value={suppliedOn} as="date" />],
        ...(dueOn
          ? [[t(words.dueOn), <When key="due" value={dueOn} as="date" />] as [string, React.ReactNode]]
          : []),
        ...(reasonCode
          ? [
              [
                t(words.reason),
                <span className="stack" key="why">
                  {t(creditReasons[reasonCode])}
                  {reason && <bdi className="dense muted">{reason}</bdi>}
                </span>,
              ] as [string, React.ReactNode],
            ]
          : []),
      ]}
    />
  )
}

function Amounts({ document }: Shown) {
  const t = useT()
  const { net, vat, total, advance, paid, due, leftTotal, kind } = document
  const some = (label: string, value: string): [string, React.ReactNode][] =>
    parseMoney(value) === 0n ? [] : [[label, <Money key={label} value={value} />]]
  return (
    <Facts
      across
      facts={[
        [t(words.net), <Money key="net" value={net} />],
        [t(words.vat), <Money key="vat" value={vat} />],
        [t(words.total), <Money key="total" value={total} size="l" />],
        ...some(t(words.advance), advance),
        ...(kind === 'credit-note' ? [] : some(t(words.paid), paid)),
        ...(kind === 'credit-note' ? [] : some(t(words.due), due)),
        ...(kind === 'credit-note' || leftTotal === total
          ? []
          : [[t(words.left), <Money key="left" value={leftTotal} />] as [string, React.ReactNode]]),
      ]}
    />
  )
}

type Line = TaxDocumentView['lines'][number]

function Lines({ document }: Shown) {
  const t = useT()
  const { lang } = useLang()
  const columns: Column<Line>[] = [
    { id: 'line', head: t(words.line), names: true, cell: (line) => <bdi>{line[lang]}</bdi> },
    { id: 'category', head: t(words.category), cell: ({ category }) => t(categoryWords[category]) },
    { id: 'net', head: t(words.net), end: true, cell: ({ net }) => <Money value={net} /> },
    { id: 'vat', head: t(words.vat), end: true, cell: ({ vat }) => <Money value={vat} /> },
    { id: 'total', head: t(words.total), end: true, cell: ({ total }) => <Money value={total} strong /> },
  ]
  return (
    <Card title={t(words.lines)} flush>
      <DataTable
        label={t(words.lines)}
        columns={columns}
        rows={document.lines}
        rowKey={(line) => String(document.lines.indexOf(line))}
      />
    </Card>
  )
}

type Relative = TaxDocumentView['related'][number]

function Related({ document }: Shown) {
  const t = useT()
  const { lang } = useLang()
  if (document.related.length === 0) return null
  const columns: Column<Relative>[] = [
    {
      id: 'number',
      head: t(booksWords.number),
      names: true,
      cell: ({ invoiceId, number }) => (
        <a href={bookHref(lang, `invoices/${invoiceId}`)}>
          <Ref value={number} />
        </a>
      ),
    },
    { id: 'kind', head: t(booksWords.kind), cell: ({ kind }) => t(taxInvoiceKindText[kind]) },
    { id: 'when', head: t(booksWords.when), cell: ({ issuedAt }) => <When value={issuedAt} /> },
    { id: 'total', head: t(words.total), end: true, cell: ({ total }) => <Money value={total} /> },
  ]
  return (
    <Card title={t(words.related)} flush>
      <DataTable
        label={t(words.related)}
        columns={columns}
        rows={document.related}
        rowKey={({ invoiceId }) => invoiceId}
      />
    </Card>
  )
}
