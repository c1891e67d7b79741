// Settings for administrators: by group, searchable, the value in force beside the default, with history and holidays.
import { useQuery } from '@tanstack/react-query'
import { History } from 'lucide-react'
import { searchWords, foldText } from '@marsa/model/reference/fold.ts'
import type { SettingKey } from '@marsa/model/kit/settings.ts'
import type { SettingInForce } from '@marsa/model/settings/endpoints.ts'
import { rowOf } from '@marsa/model/settings/registry.ts'
import { settingGroups, type SettingGroup } from '@marsa/model/settings/setting.ts'
import { useMe } from '../../../accounts/door.tsx'
import { useLang } from '../../../kit/direction.tsx'
import { Loaded } from '../../../kit/loaded.tsx'
import { getRouteApi, useNavigate } from '../../../kit/router/hooks.ts'
import { useT } from '../../../kit/t.ts'
import { Banner } from '../../../ui/states/banner.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { Empty } from '../../../ui/states/empty.tsx'
import { SearchBox } from '../../../ui/lists/filter-bar.tsx'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import { TabLinks } from '../../../ui/lists/tab-links.tsx'
import { HolidayList } from '../parts/holiday-list.tsx'
import { RateList } from '../parts/rate-list.tsx'
import { LegalNote } from '../parts/legal-note.tsx'
import { SettingEditor } from '../parts/setting-editor.tsx'
import { SettingHistory } from '../parts/setting-history.tsx'
import { SettingRow } from '../parts/setting-row.tsx'
import { settingsQuery } from '../queries.ts'
import type { SettingsSearch } from '../search.ts'
import { groupText, settingsText as words } from '../text.ts'
import { settingsTitles } from '../titles.ts'
import '../settings.css'

const route = getRouteApi('/$lang/inside/admin/settings')

const addressOf = (lang: string, search: SettingsSearch): string => {
  const pairs = Object.entries(search).filter((pair): pair is [string, string] => pair[1] !== undefined)
  const query = new URLSearchParams(pairs).toString()
  return `/${lang}/admin/settings${query && `?${query}`}`
}

/** Settings whose name, explanation or key holds every word, in either language. */
const matching = (items: readonly SettingInForce[], text: string): SettingInForce[] => {
  const wanted = searchWords(text)
  return items.filter(({ key }) => {
    const { name, about } = rowOf(key as SettingKey)
    const folded = foldText([key, name.en, name.ar, about.en, about.ar].join(' '))
    return wanted.every((word) => folded.includes(word))
  })
}

export function SettingsPage() {
  const t = useT()
  const { lang } = useLang()
  const search = route.useSearch()
  const navigate = useNavigate()
  const mayEdit = useMe()?.roleName === 'admin'
  const query = useQuery(settingsQuery)
  const { data } = query
  const go = (change: SettingsSearch) => void navigate({ href: addressOf(lang, { ...search, ...change }) })
  const group = settingGroups.find((each) => each === search.group)
  const found = matching(data?.items ?? [], search.text ?? '')
  const groups = (group ? [group] : settingGroups).filter((each) => inGroup(found, each).length > 0)
  const edited = data?.items.find(({ key }) => key === search.edit)
  const tabs = [
    { id: 'all', label: t(words.all), href: addressOf(lang, { text: search.text }) },
    ...settingGroups.map((id) => ({
      id,
      label: t(groupText[id]),
      href: addressOf(lang, { text: search.text, group: id }),
    })),
    { id: 'holidays', label: t(groupText.holidays), href: addressOf(lang, { view: 'holidays' }) },
    { id: 'rates', label: t(groupText.rates), href: addressOf(lang, { view: 'rates' }) },
  ]
  return (
    <>
      <div className="row between wrap list-h">
        <div className="stack g2">
          <h1>{t(settingsTitles.settings)}</h1>
          <p className="muted set-lead">{t(words.lead)}</p>
        </div>
        <Button icon={History} onPress={() => go({ history: 'all' })}>
          {t(words.historyAll)}
        </Button>
      </div>
      {!mayEdit && <Banner>{t(words.readOnly)}</Banner>}
      <div className="list-tabs">
        <TabLinks label={t(words.groups)} tabs={tabs} value={search.view ?? group ?? 'all'} />
      </div>
      {search.view === 'holidays' ? (
        <HolidayList mayEdit={mayEdit} />
      ) : search.view === 'rates' ? (
        <RateList mayEdit={mayEdit} />
      ) : (
        <div className="stack">
          <SearchBox
            label={t(words.find)}
            value={search.text ?? ''}
            onSearch={(text) => go({ text: text.trim() || undefined })}
          />
          <Loaded query={query} card skeleton={<Skeleton lines={8} />} />
          {data && groups.length === 0 && (
            <div className="card">
              <Empty
                title={t(words.noMatch)}
                action={
                  <Button onPress={() => go({ text: undefined, group: undefined })}>
                    {t(words.showAll)}
                  </Button>
                }
              >
                {t(words.noMatchBody)}
              </Empty>
            </div>
          )}
          {(group === 'help' || group === 'links') && <LegalNote />}
          {groups.map((each) => (
            <section key={each} className="card clip">
              <header className="card-h">
                <h2>{t(groupText[each])}</h2>
              </header>
              <ul className="set-list">
                {inGroup(found, each).map((item) => (
                  <SettingRow
                    key={item.key}
                    item={item}
                    onEdit={mayEdit ? () => go({ edit: item.key }) : undefined}
                    onHistory={() => go({ history: item.key })}
                  />
                ))}
              </ul>
            </section>
          ))}
        </div>
      )}
      {edited && mayEdit && (
        <SettingEditor
          key={`${edited.key}.${edited.version}`}
          item={edited}
          onClose={() => go({ edit: undefined })}
        />
      )}
      {search.history && <SettingHistory of={search.history} onClose={() => go({ history: undefined })} />}
    </>
  )
}

const inGroup = (items: readonly SettingInForce[], group: SettingGroup): SettingInForce[] =>
  items.filter(({ key }) => rowOf(key as SettingKey).group === group)
