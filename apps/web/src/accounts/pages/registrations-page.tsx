// The queue of registrations for the desk and administrators: who waits, until when, and what was decided.
import { useQuery } from '@tanstack/react-query'
import {
  listRegistrations,
  registrationPage,
} from '@marsa/model/accounts/registration/registration-desk-endpoints.ts'
import { userTypes, type UserType } from '@marsa/model/accounts/registration/registration.ts'
import { userTypeText } from '@marsa/model/accounts/registration/registration-text.ts'
import { useLang } from '../../kit/direction.tsx'
import { Loaded } from '../../kit/loaded.tsx'
import { ask } from '../../kit/query.ts'
import { getRouteApi, useNavigate } from '../../kit/router/hooks.ts'
import { useT } from '../../kit/t.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Empty } from '../../ui/states/empty.tsx'
import { FilterBar, SearchBox } from '../../ui/lists/filter-bar.tsx'
import { Pager } from '../../ui/lists/pager.tsx'
import { Select } from '../../ui/fields/select.tsx'
import { TabLinks } from '../../ui/lists/tab-links.tsx'
import { RegistrationTable } from '../registration/registration-table.tsx'
import {
  listAddress,
  registrationViews,
  type RegistrationSearch,
} from '../registration/registration-search.ts'
import { registrationsText } from '@marsa/model/accounts/registration/registration-desk-text.ts'
import { registrationTitles } from '@marsa/model/accounts/registration/registration-titles.ts'
import '../registration/registrations.css'

const route = getRouteApi('/$lang/inside/admin/registrations')

export function RegistrationsPage() {
  const t = useT()
  const { lang } = useLang()
  const navigate = useNavigate()
  const search = route.useSearch()
  const view = search.view ?? 'pending'
  const query = useQuery(
    ask(listRegistrations, {
      filter: view,
      userType: search.kind,
      text: search.text,
      page: search.page ?? 1,
    }),
  )
  const { data, isPending } = query
  const addressOf = (change: Partial<RegistrationSearch>) =>
    listAddress(`/${lang}/admin/registrations`, { ...search, page: undefined, ...change })
  const go = (change: Partial<RegistrationSearch>) => void navigate({ href: addressOf(change) })
  const filtered = Boolean(search.text ?? search.kind)
  return (
    <div className="stack g5 staff-list">
      <h1>{t(registrationTitles.registrations)}</h1>
      <div className="list-tabs">
        <TabLinks
          label={t(registrationsText.views)}
          value={view}
          tabs={registrationViews.map((each) => ({
            id: each,
            label: t(registrationsText[each]),
            count: data?.counts[each as keyof typeof data.counts],
            href: addressOf({ view: each === 'pending' ? undefined : each }),
          }))}
        />
      </div>
      <FilterBar>
        <SearchBox
          label={t(registrationsText.search)}
          value={search.text ?? ''}
          onSearch={(text) => go({ text: text.trim() || undefined })}
        />
        <Select
          label={t(registrationsText.kind)}
          value={search.kind ?? 'any'}
          onChange={(kind) => go({ kind: kind === 'any' ? undefined : (kind as UserType) })}
          options={[
            { id: 'any', label: t(registrationsText.anyKind) },
            ...userTypes.map((kind) => ({ id: kind, label: t(userTypeText[kind]) })),
          ]}
        />
      </FilterBar>
      <Loaded query={query} card />
      {data?.total === 0 && (
        <div className="card">
          {filtered ? (
            <Empty
              title={t(registrationsText.noMatch)}
              action={
                <Button onPress={() => go({ text: undefined, kind: undefined })}>
                  {t(registrationsText.clear)}
                </Button>
              }
            >
              {t(registrationsText.noMatchBody)}
            </Empty>
          ) : (
            <Empty title={t(registrationsText.noneWaiting)}>{t(registrationsText.noneWaitingBody)}</Empty>
          )}
        </div>
      )}
      {(isPending || (data?.total ?? 0) > 0) && (
        <div className="list-card">
          <RegistrationTable rows={data?.items ?? []} pending={isPending} />
          {data && (
            <div className="list-foot">
              <Pager
                page={search.page ?? 1}
                size={registrationPage}
                total={data.total}
                hrefOf={(page) => addressOf({ page: page > 1 ? page : undefined })}
              />
            </div>
          )}
        </div>
      )}
    </div>
  )
}
