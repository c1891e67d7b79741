// The exceptions lane: everything that is open over the storages of a warehouse, with who acts next, owner and deadline.
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { listExceptions } from '@marsa/model/warehouse/exception-endpoints.ts'
import {
  exceptionKinds,
  exceptionOwners,
  exceptionStates,
  exceptionText,
} from '@marsa/model/warehouse/exceptions.ts'
import { useMe, useOnly } from '../../accounts/door.tsx'
import { useLang } from '../../kit/direction.tsx'
import { number } from '../../kit/format.ts'
import { Loaded } from '../../kit/loaded.tsx'
import { getRouteApi, useNavigate } from '../../kit/router/hooks.ts'
import { useT } from '../../kit/t.ts'
import { useTitle } from '../../kit/title.ts'
import { LinkButton } from '../../ui/actions/link-button.tsx'
import { Select } from '../../ui/fields/select.tsx'
import { FilterBar, SearchBox } from '../../ui/lists/filter-bar.tsx'
import { FilterSelect } from '../../ui/lists/filter-select.tsx'
import { Pager } from '../../ui/lists/pager.tsx'
import { Empty } from '../../ui/states/empty.tsx'
import { asPage, asText, useListAddress } from '../list-address.ts'
import { storageTitles } from '../titles.ts'
import { exceptionsQuery } from './exception-queries.ts'
import { ExceptionsTable } from './exceptions-table.tsx'
import { exceptionsText as words } from './exceptions-text.ts'
import '../../ui/pages/lists.css'
import './exceptions.css'

const route = getRouteApi('/$lang/inside/warehouse/exceptions')
const size = 25

type Search = {
  text?: string | undefined
  kind?: (typeof exceptionKinds)[number] | undefined
  owner?: (typeof exceptionOwners)[number] | undefined
  state?: (typeof exceptionStates)[number] | undefined
  page?: number | undefined
}

const readSearch = ({ text, kind, owner, state, page }: Record<string, unknown>): Search => ({
  text: asText(text),
  kind: exceptionKinds.find((each) => each === kind),
  owner: exceptionOwners.find((each) => each === owner),
  state: exceptionStates.find((each) => each === state),
  page: asPage(page),
})

const ownerWords = { all: words.all, mine: words.mine, none: words.unassigned } as const
const stateWords = { open: words.open, answered: words.answered } as const

type FilterProps = { search: Search; isWarehouse: boolean; go: (change: Search) => void }

function Filters({ search: { text, kind, owner, state }, isWarehouse, go }: FilterProps) {
  const t = useT()
  return (
    <FilterBar>
      <SearchBox
        label={t(words.search)}
        value={text ?? ''}
        onSearch={(next) => go({ text: next.trim() || undefined })}
      />
      <FilterSelect
        label={t(words.kind)}
        all={t(words.everyKind)}
        ids={exceptionKinds}
        nameOf={(id) => t(exceptionText[id])}
        value={kind}
        onChange={(next) => go({ kind: next })}
      />
      {isWarehouse && (
        <Select
          label={t(words.owner)}
          value={owner ?? 'all'}
          options={exceptionOwners.map((id) => ({ id, label: t(ownerWords[id]) }))}
          onChange={(id) => go({ owner: exceptionOwners.find((each) => each === id && each !== 'all') })}
        />
      )}
      <Select
        label={t(words.state)}
        value={state ?? 'open'}
        options={exceptionStates.map((id) => ({ id, label: t(stateWords[id]) }))}
        onChange={(id) => go({ state: exceptionStates.find((each) => each === id && each !== 'open') })}
      />
    </FilterBar>
  )
}

export function ExceptionsPage() {
  useOnly(listExceptions)
  const t = useT()
  const { lang } = useLang()
  const navigate = useNavigate()
  const isWarehouse = useMe()?.roleName === 'warehouse-agent'
  useTitle(t(storageTitles.exceptions))
  const search = readSearch(route.useSearch())
  const { text, kind, owner, state, page = 1 } = search
  const query = useQuery({
    ...exceptionsQuery({
      ...(text && { search: text }),
      ...(kind && { kind }),
      ...(owner && { owner }),
      ...(state && { state }),
      pageIndex: page,
      pageSize: size,
    }),
    placeholderData: keepPreviousData,
  })
  const hrefOf = useListAddress('exceptions', search)
  const isFiltered = Boolean(text ?? kind ?? owner ?? state)
  const { data } = query
  return (
    <div className="stack g5">
      <div className="row between wrap list-h">
        <div className="stack g1">
          <h1>
            {t(storageTitles.exceptions)}{' '}
            <span className="muted num count-n">{data && number(data.totalCount, lang)}</span>
          </h1>
          <p className="muted">{t(isWarehouse ? words.lead : words.allLead)}</p>
        </div>
      </div>
      <div className="ex-filters">
        <Filters
          search={search}
          isWarehouse={isWarehouse}
          go={(change) => void navigate({ href: hrefOf(change) })}
        />
      </div>
      <Loaded query={query} card />
      {data?.totalCount === 0 ? (
        <div className="card">
          <Empty
            art={!isFiltered}
            title={t(isFiltered ? words.noMatch : words.none)}
            action={
              isFiltered && <LinkButton href={`/${lang}/warehouse/exceptions`}>{t(words.showAll)}</LinkButton>
            }
          >
            {!isFiltered && t(words.noneBody)}
          </Empty>
        </div>
      ) : (
        <div className="list-card">
          <ExceptionsTable
            rows={data?.items ?? []}
            colleagues={data?.colleagues ?? []}
            pending={query.isPending}
            isWarehouse={isWarehouse}
          />
          {data && (
            <div className="list-foot">
              <Pager
                page={page}
                size={size}
                total={data.totalCount}
                hrefOf={(next) => hrefOf({ page: next })}
              />
            </div>
          )}
        </div>
      )}
    </div>
  )
}
