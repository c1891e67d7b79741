// How sending e-invoices goes: figures, what waits for somebody, and the companies whose data is incomplete.
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import {
  listLegalData,
  saveLegalData,
  watchEInvoices,
  type LegalCompany,
  type ListedEInvoice,
} from '@marsa/model/finance/e-invoice/e-invoice-endpoints.ts'
import type { AnswerOf } from '@marsa/model/kit/endpoint.ts'
import { comma, languages, say } from '@marsa/model/kit/text.ts'
import { useMe, useNeeds } from '../../accounts/door.tsx'
import { AreaGate } from '../../app/guards.tsx'
import { useLang } from '../../kit/direction.tsx'
import { date, dateTime, number } from '../../kit/format.ts'
import { Loaded } from '../../kit/loaded.tsx'
import { ask } from '../../kit/query.ts'
import { useT } from '../../kit/t.ts'
import { useTitle } from '../../kit/title.ts'
import { Button } from '../../ui/actions/button.tsx'
import { DataTable, type Column } from '../../ui/lists/data-table.tsx'
import { Banner } from '../../ui/states/banner.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { Card, Facts } from '../../ui/values/card.tsx'
import { Money } from '../../ui/values/money.tsx'
import { Ref } from '../../ui/values/ref.tsx'
import { When } from '../../ui/values/when.tsx'
import { FinanceTabs } from '../books/book-frame.tsx'
import { bookHref } from '../books/books-search.ts'
import { financeTitles } from '../titles.ts'
import { ShownOf } from '../parts/shown-of.tsx'
import { EInvoiceBadge } from './e-invoice-badge.tsx'
import { eInvoiceWords as words, partWords } from './e-invoice-words.ts'
import { LegalForm } from './legal-dialog.tsx'
import '../finance.css'

export function EInvoicesPage() {
  const t = useT()
  useTitle(t(financeTitles.eInvoices))
  const watch = useQuery(ask(watchEInvoices))
  const legal = useQuery(ask(listLegalData, {}))
  return (
    <AreaGate area="finance">
      <div className="stack g5">
        <div className="list-h">
          <h1>{t(financeTitles.eInvoices)}</h1>
          <p className="muted">{t(words.lead)}</p>
        </div>
        <FinanceTabs page="e-invoices" />
        <Loaded query={watch} card skeleton={<Skeleton block="240px" />}>
          {(answer) => <Watch answer={answer} />}
        </Loaded>
        <Loaded query={legal} card skeleton={<Skeleton block="320px" />}>
          {({ companies }) => <Companies companies={companies} />}
        </Loaded>
      </div>
    </AreaGate>
  )
}

function Watch({ answer }: { answer: AnswerOf<typeof watchEInvoices> }) {
  const t = useT()
  const { lang } = useLang()
  const { from, isSet, sentToday, medianMinutes, oldestUnsentAt, late, exposure, open, openCount, outage } =
    answer
  const columns: Column<ListedEInvoice>[] = [
    {
      id: 'number',
      head: t(words.number),
      names: true,
      cell: (row) => (
        <a href={bookHref(lang, `invoices/${row.invoiceId}`)}>
          <Ref value={row.number} />
        </a>
      ),
    },
    { id: 'customer', head: t(words.customer), cell: ({ customer }) => <bdi>{customer[lang]}</bdi> },
    { id: 'state', head: t(words.state), cell: ({ state }) => <EInvoiceBadge state={state} /> },
    {
      id: 'findings',
      head: t(words.findings),
      cell: ({ findings }) => findings.map(({ text }) => text[lang]).join(comma(lang)),
    },
  ]
  return (
    <>
      {outage && (
        <Banner
          tone="error"
          title={t(words.outage, { since: dateTime(outage.beganAt, lang), day: date(outage.tellBy, lang) })}
        >
          <span className="stack g2">
            {languages.map((each) => (
              <span key={each} lang={each} dir={each === 'ar' ? 'rtl' : 'ltr'}>
                {say(each, words.outageText, { since: dateTime(outage.beganAt, each) })}
              </span>
            ))}
          </span>
        </Banner>
      )}
      {(from === null || !isSet) && (
        <Banner tone="attention" title={t(isSet ? words.off : words.noProvider)}>
          {t(words.offBody)}
        </Banner>
      )}
      <Card>
        <Facts
          across
          facts={[
            [t(words.sentToday), number(sentToday, lang)],
            [t(words.median), medianMinutes === null ? '–' : number(Math.round(medianMinutes), lang)],
            [t(words.oldest), oldestUnsentAt ? <When key="oldest" value={oldestUnsentAt} /> : '–'],
            [
              t(words.exposure),
              <span key="exposure">
                <Money value={exposure} />{' '}
                <span className="muted">{t(words.lateCount, { count: number(late, lang) })}</span>
              </span>,
            ],
          ]}
        />
      </Card>
      <Card title={t(words.open)} flush={open.length > 0}>
        {open.length > 0 ? (
          <>
            <DataTable
              label={t(words.open)}
              columns={columns}
              rows={open}
              rowKey={({ invoiceId }) => invoiceId}
            />
            <ShownOf shown={open.length} count={openCount} />
          </>
        ) : (
          <p className="muted">{t(words.noOpen)}</p>
        )}
      </Card>
    </>
  )
}

function Companies({ companies }: { companies: LegalCompany[] }) {
  const t = useT()
  const { lang } = useLang()
  const needs = useNeeds(saveLegalData)
  const mayWrite = useMe()?.roleName === 'admin' && !needs
  const [edited, setEdited] = useState<LegalCompany>()
  const columns: Column<LegalCompany>[] = [
    {
      id: 'company',
      head: t(words.company),
      names: true,
      cell: ({ name, isHouse }) => (
        <>
          <bdi>{name[lang]}</bdi>
          {isHouse && <span className="muted"> ({t(words.house)})</span>}
        </>
      ),
    },
    {
      id: 'ready',
      head: t(words.ready),
      cell: ({ missing, parts }) =>
        missing.length === 0
          ? t(words.ready)
          : t(words.partly, { done: number(parts - missing.length, lang), parts: number(parts, lang) }),
    },
    {
      id: 'missing',
      head: t(words.missing),
      cell: ({ missing }) => missing.map((part) => t(partWords[part])).join(comma(lang)) || '–',
    },
    ...(mayWrite
      ? [
          {
            id: 'edit',
            head: t(words.edit),
            cell: (row: LegalCompany) => (
              <Button size="s" onPress={() => setEdited(row)}>
                {t(words.edit)}
              </Button>
            ),
          },
        ]
      : []),
  ]
  return (
    <Card title={t(words.companies)} flush>
      <DataTable
        label={t(words.companies)}
        columns={columns}
        rows={companies}
        rowKey={({ companyId }) => companyId}
      />
      {edited && <LegalForm company={edited} onClose={() => setEdited(undefined)} />}
    </Card>
  )
}
