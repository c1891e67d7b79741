// One account: its entries with the balance after each, of everybody or of one party, and the transaction behind an entry.
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { viewAccount, viewTransaction, type LedgerEntry } from '@marsa/model/finance/books/books-endpoints.ts'
import { accountKinds, chart, type AccountKind } from '@marsa/model/finance/books/chart.ts'
import { postingName } from '@marsa/model/finance/books/posting-text.ts'
import { useLang } from '../../kit/direction.tsx'
import { Loaded } from '../../kit/loaded.tsx'
import { ask } from '../../kit/query.ts'
import { getRouteApi } from '../../kit/router/hooks.ts'
import { useT } from '../../kit/t.ts'
import { Button } from '../../ui/actions/button.tsx'
import { DataTable, type Column } from '../../ui/lists/data-table.tsx'
import { Sheet } from '../../ui/overlays/sheet.tsx'
import { Banner } from '../../ui/states/banner.tsx'
import { Empty } from '../../ui/states/empty.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { Money } from '../../ui/values/money.tsx'
import { Ref } from '../../ui/values/ref.tsx'
import { When } from '../../ui/values/when.tsx'
import { BookFrame, Older } from './book-frame.tsx'
import { bookHref } from './books-search.ts'
import { booksWords as words } from './books-words.ts'
import { isIdentifier, subjectHref } from './subject-href.ts'

const route = getRouteApi('/$lang/inside/finance/ledger/$kind')

const useColumns = (open: (transactionId: string) => void): Column<LedgerEntry>[] => {
  const t = useT()
  const { lang } = useLang()
  return [
    { id: 'when', head: t(words.when), cell: ({ at }) => <When value={at} /> },
    {
      id: 'posting',
      head: t(words.posting),
      names: true,
      cell: ({ transactionId, posting }) => (
        <Button variant="text" size="s" onPress={() => open(transactionId)}>
          {postingName(lang, posting)}
        </Button>
      ),
    },
    {
      id: 'document',
      head: t(words.document),
      cell: ({ subjectNumber }) => (subjectNumber ? <Ref value={subjectNumber} /> : '–'),
    },
    { id: 'party', head: t(words.party), cell: ({ owner }) => (owner ? <bdi>{owner[lang]}</bdi> : '–') },
    {
      id: 'debit',
      head: t(words.debit),
      end: true,
      cell: ({ debit }) => (debit ? <Money value={debit} /> : ''),
    },
    {
      id: 'credit',
      head: t(words.credit),
      end: true,
      cell: ({ credit }) => (credit ? <Money value={credit} /> : ''),
    },
    {
      id: 'balance',
      head: t(words.balance),
      end: true,
      cell: ({ balance }) => <Money value={balance} strong />,
    },
  ]
}

export function AccountPage() {
  const t = useT()
  const { lang } = useLang()
  const asked = route.useParams().kind
  const kind = accountKinds.find((each) => each === asked) ?? 'bank'
  const search = route.useSearch()
  const { owner: ownerId, before, from, to } = search
  const query = useQuery({
    ...ask(viewAccount, {
      kind,
      ...(ownerId && { ownerId }),
      ...(before && { before }),
      ...(from && { from }),
      ...(to && { to }),
    }),
    placeholderData: keepPreviousData,
  })
  const [opened, setOpened] = useState<string>()
  const columns = useColumns(setOpened)
  const name = `${chart[kind].code} ${chart[kind][lang]}`
  return (
    <BookFrame
      page="trial-balance"
      title={name}
      lead={<a href={bookHref(lang, 'trial-balance', { from, to })}>{t(words.back)}</a>}
      address={`ledger/${kind}`}
      search={search}
      files={[{ report: 'ledger', query: { kind } }]}
    >
      {query.data?.owner && (
        <Banner
          tone="info"
          title={t(words.onlyOwner, { owner: query.data.owner[lang] })}
          action={<a href={bookHref(lang, `ledger/${kind}`, { from, to })}>{t(words.everyOwner)}</a>}
        />
      )}
      <Loaded query={query} card skeleton={<Skeleton block="420px" />}>
        {({ entries, next }) =>
          entries.length === 0 ? (
            <div className="card">
              <Empty title={t(words.noEntries)}>{t(words.noEntriesBody)}</Empty>
            </div>
          ) : (
            <div className="list-card">
              <DataTable
                label={name}
                columns={columns}
                rows={entries}
                rowKey={({ transactionId, owner, debit, credit }) =>
                  `${transactionId} ${owner?.en} ${debit} ${credit}`
                }
              />
              <Older
                before={before}
                next={next}
                hrefOf={(last) => bookHref(lang, `ledger/${kind}`, { ...search, before: last })}
              />
            </div>
          )
        }
      </Loaded>
      {opened && <TransactionSheet transactionId={opened} close={() => setOpened(undefined)} />}
    </BookFrame>
  )
}

function TransactionSheet({ transactionId, close }: { transactionId: string; close: () => void }) {
  const t = useT()
  const { lang } = useLang()
  const query = useQuery(ask(viewTransaction, { transactionId }))
  const accountHref = (kind: AccountKind, ownerId: string | null) =>
    bookHref(lang, `ledger/${kind}`, { owner: ownerId ?? undefined })
  return (
    <Sheet title={t(words.entry)} isOpen onClose={close}>
      <Loaded query={query} skeleton={<Skeleton block="240px" />}>
        {(entry) => (
          <div className="stack g4">
            <dl className="dl h">
              <div>
                <dt>{t(words.posting)}</dt>
                <dd>{postingName(lang, entry.posting)}</dd>
              </div>
              <div>
                <dt>{t(words.when)}</dt>
                <dd>
                  <When value={entry.at} />
                </dd>
              </div>
              {entry.subject && (
                <div>
                  <dt>{t(words.document)}</dt>
                  <dd>
                    <a href={subjectHref(lang, entry.subject)}>
                      <Ref value={entry.subject.number} />
                    </a>
                  </dd>
                </div>
              )}
              {!isIdentifier(entry.reference) && (
                <div>
                  <dt>{t(words.reference)}</dt>
                  <dd>
                    <bdi dir="ltr" className="dense break">
                      {entry.reference}
                    </bdi>
                  </dd>
                </div>
              )}
            </dl>
            {entry.reversedBy && <Banner tone="attention">{t(words.reversed)}</Banner>}
            {entry.reverses && <Banner tone="info">{t(words.reverses)}</Banner>}
            <ul className="stack g3">
              {entry.entries.map((row) => (
                <li key={`${row.kind} ${row.ownerId}`} className="row between g3">
                  <span className="stack">
                    <a href={accountHref(row.kind, row.ownerId)}>{`${row.code} ${chart[row.kind][lang]}`}</a>
                    {row.owner && <bdi className="cap muted">{row.owner[lang]}</bdi>}
                  </span>
                  <span className="stack">
                    <span className="cap muted">{t(row.debit ? words.debit : words.credit)}</span>
                    <Money value={row.debit ?? row.credit ?? '0.00'} strong />
                  </span>
                </li>
              ))}
            </ul>
          </div>
        )}
      </Loaded>
    </Sheet>
  )
}
