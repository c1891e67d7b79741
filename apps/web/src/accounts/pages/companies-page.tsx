// Companies and agents: the list with its filters, and one of them in a drawer.
import { useQuery } from '@tanstack/react-query'
import { companyStates } from '@marsa/model/accounts/companies/companies-rules.ts'
import { companyKinds } from '@marsa/model/accounts/users/users-rules.ts'
import { useLang } from '../../kit/direction.tsx'
import { number } from '../../kit/format.ts'
import { Loaded } from '../../kit/loaded.tsx'
import { getRouteApi, useNavigate } from '../../kit/router/hooks.ts'
import { useT } from '../../kit/t.ts'
import { Empty } from '../../ui/states/empty.tsx'
import { FilterBar, SearchBox, type FilterChip } from '../../ui/lists/filter-bar.tsx'
import { Pager } from '../../ui/lists/pager.tsx'
import { Select } from '../../ui/fields/select.tsx'
import { companiesQuery, companyPageSize } from '../companies/companies-queries.ts'
import { companiesText, kindText, stateText } from '../companies/companies-text.ts'
import { CompanyDrawer } from '../companies/companies-drawer.tsx'
import { CompanyTable } from '../companies/companies-table.tsx'
import { addressWith } from '../users/users-names.ts'
import { peopleTitles } from '../users/people-titles.ts'
import type { CompanySearch } from '../users/people-search.ts'
import '../users/people.css'

const route = getRouteApi('/$lang/inside/admin/companies')

function Filters({ search, go }: { search: CompanySearch; go: (change: Partial<CompanySearch>) => void }) {
  const t = useT()
  const kind = companyKinds.find((each) => each === search.kind)
  const state = companyStates.find((each) => each === search.state)
  const chips: FilterChip[] = [
    ...(search.text ? [{ id: 'text', label: t(companiesText.matching, { text: search.text }) }] : []),
    ...(kind ? [{ id: 'kind', label: t(kindText[kind]) }] : []),
    ...(state ? [{ id: 'state', label: t(stateText[state]) }] : []),
  ]
  return (
    <div className="list-filters">
      <FilterBar
        chips={chips}
        onRemove={(id) => go({ [id]: undefined })}
        onClear={() => go({ text: undefined, kind: undefined, state: undefined })}
      >
        <SearchBox
          label={t(companiesText.search)}
          value={search.text ?? ''}
          onSearch={(typed) => go({ text: typed.trim() || undefined })}
        />
        <Select
          label={t(companiesText.kind)}
          placeholder={t(companiesText.anyKind)}
          value={kind ?? null}
          onChange={(id) => go({ kind: id })}
          options={companyKinds.map((id) => ({ id, label: t(kindText[id]) }))}
        />
        <Select
          label={t(companiesText.state)}
          placeholder={t(companiesText.anyState)}
          value={state ?? null}
          onChange={(id) => go({ state: id })}
          options={companyStates.map((id) => ({ id, label: t(stateText[id]) }))}
        />
      </FilterBar>
    </div>
  )
}

export function CompaniesPage() {
  const t = useT()
  const { lang } = useLang()
  const search = route.useSearch()
  const navigate = useNavigate()
  const query = useQuery(companiesQuery(search))
  const { data, isPending } = query
  const path = `/${lang}/admin/companies`
  const hrefOf = (change: Partial<CompanySearch>) => addressWith(path, { ...search, ...change })
  const go = (change: Partial<CompanySearch>) =>
    void navigate({ href: hrefOf({ page: undefined, ...change }) })
  return (
    <>
      <div className="list-h">
        <h1>
          {t(peopleTitles.companies)}{' '}
          <span className="muted num count-n">{data && number(data.totalCount, lang)}</span>
        </h1>
        <p className="muted">{t(companiesText.lead)}</p>
      </div>
      <Filters search={search} go={go} />
      <Loaded query={query} card />
      {data?.totalCount === 0 && (
        <div className="card">
          <Empty title={t(companiesText.noMatch)}>{t(companiesText.noMatchBody)}</Empty>
        </div>
      )}
      {(isPending || (data?.totalCount ?? 0) > 0) && (
        <div className="list-card">
          <CompanyTable rows={data?.items ?? []} pending={isPending} hrefOf={hrefOf} />
          {data && (
            <div className="list-foot">
              <Pager
                page={search.page ?? 1}
                size={companyPageSize}
                total={data.totalCount}
                hrefOf={(page) => hrefOf({ page: page > 1 ? page : undefined })}
              />
            </div>
          )}
        </div>
      )}
      {search.company && (
        <CompanyDrawer
          companyId={search.company}
          onClose={() => go({ company: undefined, page: search.page })}
        />
      )}
    </>
  )
}
