// The register of trade licences: search it, load a file after a trial, and see what was loaded before.
import { useQuery } from '@tanstack/react-query'
import {
  licencePage,
  listLicences,
  type Licence,
} from '@marsa/model/accounts/registration/licence-endpoints.ts'
import { useLang } from '../../kit/direction.tsx'
import { Loaded } from '../../kit/loaded.tsx'
import { ask } from '../../kit/query.ts'
import { getRouteApi, useNavigate } from '../../kit/router/hooks.ts'
import { useT } from '../../kit/t.ts'
import { DataTable, type Column } from '../../ui/lists/data-table.tsx'
import { Empty } from '../../ui/states/empty.tsx'
import { FilterBar, SearchBox } from '../../ui/lists/filter-bar.tsx'
import { Pager } from '../../ui/lists/pager.tsx'
import { When } from '../../ui/values/when.tsx'
import { LicenceHistory } from '../registration/licence-history.tsx'
import { LicenceLoader } from '../registration/licence-loader.tsx'
import { useMe } from '../queries.ts'
import { listAddress, type LicenceSearch } from '../registration/registration-search.ts'
import { registrationTitles } from '@marsa/model/accounts/registration/registration-titles.ts'
import { authorityRow } from '@marsa/model/accounts/registration/registration-text.ts'
import { licencesText, registrationsText } from '@marsa/model/accounts/registration/registration-desk-text.ts'
import '../registration/registrations.css'

const route = getRouteApi('/$lang/inside/admin/licences')

export function LicencesPage() {
  const t = useT()
  const { lang } = useLang()
  const navigate = useNavigate()
  const search = route.useSearch()
  const role = useMe()?.roleName
  const query = useQuery(ask(listLicences, { text: search.text, page: search.page ?? 1 }))
  const { data, isPending } = query
  const addressOf = (change: LicenceSearch) =>
    listAddress(`/${lang}/admin/licences`, { ...search, page: undefined, ...change })
  return (
    <div className="stack g6 staff-list">
      <header className="stack g1">
        <h1>{t(registrationTitles.licences)}</h1>
        <p className="muted">{t(licencesText.lead)}</p>
      </header>
      {role === 'admin' && <LicenceLoader />}
      <section className="stack g4">
        <FilterBar>
          <SearchBox
            label={t(licencesText.search)}
            value={search.text ?? ''}
            onSearch={(text) => void navigate({ href: addressOf({ text: text.trim() || undefined }) })}
          />
        </FilterBar>
        <Loaded query={query} card />
        {data?.total === 0 && (
          <div className="card">
            <Empty title={t(search.text ? registrationsText.noMatch : licencesText.none)}>
              {t(search.text ? registrationsText.noMatchBody : licencesText.noneBody)}
            </Empty>
          </div>
        )}
        {(isPending || (data?.total ?? 0) > 0) && (
          <div className="list-card">
            <LicenceTable rows={data?.items ?? []} pending={isPending} />
            {data && (
              <div className="list-foot">
                <Pager
                  page={search.page ?? 1}
                  size={licencePage}
                  total={data.total}
                  hrefOf={(page) => addressOf({ page: page > 1 ? page : undefined })}
                />
              </div>
            )}
          </div>
        )}
      </section>
      <LicenceHistory />
    </div>
  )
}

function LicenceTable({ rows, pending }: { rows: Licence[]; pending: boolean }) {
  const t = useT()
  const columns: Column<Licence>[] = [
    {
      id: 'number',
      head: t(licencesText.number),
      names: true,
      cell: (row) => (
        <bdi dir="ltr" className="ref">
          {row.number}
        </bdi>
      ),
    },
    { id: 'en', head: t(licencesText.nameEn), cell: (row) => <bdi lang="en">{row.nameEn}</bdi> },
    { id: 'ar', head: t(licencesText.nameAr), cell: (row) => <bdi lang="ar">{row.nameAr}</bdi> },
    { id: 'authority', head: t(licencesText.authority), cell: (row) => t(authorityRow(row.authority)) },
    {
      id: 'until',
      head: t(licencesText.validUntil),
      cell: (row) => (
        <>
          <When value={row.expiresOn} as="date" />
          {row.expired && <> · {t(licencesText.expired)}</>}
        </>
      ),
    },
  ]
  return (
    <DataTable
      label={t(registrationTitles.licences)}
      columns={columns}
      rows={rows}
      rowKey={(row) => row.number}
      pending={pending}
    />
  )
}
