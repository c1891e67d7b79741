// Wallets and bundles of all companies, for staff: corrections that wait, balances, memberships.
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { listMemberships } from '@marsa/model/express/bundles/bundle-endpoints.ts'
import { planNames } from '@marsa/model/express/bundles/bundle-text.ts'
import { listWallets } from '@marsa/model/express/wallet/wallet-endpoints.ts'
import { useLang } from '../../kit/direction.tsx'
import { Loaded } from '../../kit/loaded.tsx'
import { ask } from '../../kit/query.ts'
import { useT } from '../../kit/t.ts'
import { TextInput } from '../../ui/fields/text-input.tsx'
import { DataTable } from '../../ui/lists/data-table.tsx'
import { Empty } from '../../ui/states/empty.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { Card } from '../../ui/values/card.tsx'
import { Money } from '../../ui/values/money.tsx'
import { When } from '../../ui/values/when.tsx'
import { MembershipBadge } from '../bundles/status.tsx'
import { expressTitles } from '../titles.ts'
import { AdjustmentBanner } from './adjustment.tsx'
import { walletDeskWords as desk, walletWords as words } from './wallet-words.ts'

export function WalletsPage() {
  const t = useT()
  const [searchText, setSearch] = useState('')
  return (
    <>
      <div className="list-h">
        <h1>{t(expressTitles.wallets)}</h1>
        <p className="muted">{t(desk.lead)}</p>
      </div>
      <div className="stack g6">
        <TextInput label={t(desk.search)} type="search" value={searchText} onChange={setSearch} />
        <Wallets searchText={searchText} />
        <Memberships searchText={searchText} />
      </div>
    </>
  )
}

function Wallets({ searchText }: { searchText: string }) {
  const t = useT()
  const { lang } = useLang()
  const query = useQuery({ ...ask(listWallets, { searchText }), placeholderData: keepPreviousData })
  return (
    <Loaded query={query} card skeleton={<Skeleton block="240px" />}>
      {({ wallets, adjustments }) => (
        <>
          {adjustments.map((each) => (
            <AdjustmentBanner key={each.adjustmentId} adjustment={each} isNamed />
          ))}
          <Card title={t(desk.wallets)} flush>
            {wallets.length === 0 ? (
              <Empty title={t(desk.noWallets)}>{t(desk.noWalletsBody)}</Empty>
            ) : (
              <DataTable
                label={t(desk.wallets)}
                rows={wallets}
                rowKey={({ companyId }) => companyId}
                columns={[
                  {
                    id: 'company',
                    head: t(desk.company),
                    names: true,
                    cell: ({ companyId, company }) => (
                      <a href={`/${lang}/express/wallets/${companyId}`}>
                        <bdi>{company[lang]}</bdi>
                      </a>
                    ),
                  },
                  {
                    id: 'available',
                    head: t(words.available),
                    end: true,
                    cell: ({ available }) => <Money value={available} />,
                  },
                  { id: 'debt', head: t(words.debt), end: true, cell: ({ debt }) => <Money value={debt} /> },
                  {
                    id: 'last',
                    head: t(desk.last),
                    cell: ({ lastAt }) => (lastAt === null ? '–' : <When value={lastAt} />),
                  },
                ]}
              />
            )}
          </Card>
        </>
      )}
    </Loaded>
  )
}

function Memberships({ searchText }: { searchText: string }) {
  const t = useT()
  const { lang } = useLang()
  const query = useQuery({ ...ask(listMemberships, { searchText }), placeholderData: keepPreviousData })
  return (
    <Loaded query={query} card skeleton={<Skeleton block="240px" />}>
      {({ memberships }) => (
        <Card title={t(desk.bundles)} flush>
          {memberships.length === 0 ? (
            <Empty title={t(desk.noBundles)}>{t(desk.noBundlesBody)}</Empty>
          ) : (
            <DataTable
              label={t(desk.bundles)}
              rows={memberships}
              rowKey={({ membershipId }) => membershipId}
              columns={[
                {
                  id: 'company',
                  head: t(desk.company),
                  names: true,
                  cell: ({ companyId, company }) => (
                    <a href={`/${lang}/express/wallets/${companyId}`}>
                      <bdi>{company[lang]}</bdi>
                    </a>
                  ),
                },
                { id: 'plan', head: t(desk.plan), cell: ({ plan }) => t(planNames[plan]) },
                {
                  id: 'status',
                  head: t(desk.status),
                  cell: ({ status, reason }) => (
                    <span className="stack g1">
                      <MembershipBadge status={status} />
                      {reason && reason !== 'upgraded' && <bdi className="cap muted">{reason}</bdi>}
                    </span>
                  ),
                },
                { id: 'left', head: t(desk.left), end: true, cell: ({ left }) => <Money value={left} /> },
                {
                  id: 'ends',
                  head: t(desk.ends),
                  cell: ({ expiry }) => expiry && <When value={expiry} as="date" />,
                },
              ]}
            />
          )}
        </Card>
      )}
    </Loaded>
  )
}
