// Countries of both services abroad: which way, in how many days, and remote places; found by name in either language.
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Pencil } from 'lucide-react'
import { listServedCountries, type ServedCountryView } from '@marsa/model/express/setup/country-endpoints.ts'
import { foldText } from '@marsa/model/reference/fold.ts'
import { useMe } from '../../accounts/door.tsx'
import { useLang } from '../../kit/direction.tsx'
import { number } from '../../kit/format.ts'
import { Loaded } from '../../kit/loaded.tsx'
import { ask } from '../../kit/query.ts'
import { useT } from '../../kit/t.ts'
import { Button } from '../../ui/actions/button.tsx'
import { TextInput } from '../../ui/fields/text-input.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { DataTable, type Column } from '../../ui/lists/data-table.tsx'
import { Empty } from '../../ui/states/empty.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { countryText as words, setupText } from './setup-text.ts'

const LazyCountryDialog = lazyPart(async () => (await import('./country-dialog.tsx')).CountryDialog)

const useColumns = (
  onChange: ((country: ServedCountryView) => void) | undefined,
): Column<ServedCountryView>[] => {
  const t = useT()
  const { lang } = useLang()
  const nameOf = ({ nameEn, nameAr }: ServedCountryView) => (lang === 'ar' ? nameAr : nameEn)
  const days = (count: number) => t(words.days, { count })
  const priority = ({ priorityDays, canSend, canReceive }: ServedCountryView): string => {
    if (priorityDays === null || (!canSend && !canReceive)) return t(words.notServed)
    const ways = canSend && canReceive ? words.both : canSend ? words.sendOnly : words.receiveOnly
    return `${days(priorityDays)}, ${t(ways)}`
  }
  return [
    { id: 'country', head: t(words.country), names: true, cell: (row) => <bdi>{nameOf(row)}</bdi> },
    { id: 'priority', head: t(words.priority), cell: priority },
    {
      id: 'economy',
      head: t(words.economy),
      cell: ({ economyDays }) => (economyDays === null ? t(words.notServed) : days(economyDays)),
    },
    {
      id: 'remote',
      head: t(words.remote),
      end: true,
      cell: ({ remote }) => (remote.length === 0 ? '–' : number(remote.length, lang)),
    },
    ...(onChange
      ? [
          {
            id: 'change',
            head: <span className="vh">{t(setupText.change)}</span>,
            cell: (row: ServedCountryView) => (
              <Button
                size="s"
                variant="text"
                icon={Pencil}
                changes
                aria-label={t(setupText.changeNamed, { name: nameOf(row) })}
                onPress={() => onChange(row)}
              >
                {t(setupText.change)}
              </Button>
            ),
          },
        ]
      : []),
  ]
}

export function CountriesView() {
  const t = useT()
  const isAdmin = useMe()?.roleName === 'admin'
  const [text, setText] = useState('')
  const [editing, setEditing] = useState<ServedCountryView>()
  const columns = useColumns(isAdmin ? setEditing : undefined)
  const wanted = foldText(text)
  return (
    <Loaded query={useQuery(ask(listServedCountries, {}))} card skeleton={<Skeleton block="420px" />}>
      {({ countries }) => {
        const found = countries.filter(({ code, nameEn, nameAr }) =>
          foldText(`${nameEn} ${nameAr} ${code}`).includes(wanted),
        )
        return (
          <div className="stack g4">
            <TextInput label={t(words.search)} type="search" value={text} onChange={setText} />
            {found.length === 0 ? (
              <div className="card">
                <Empty title={t(words.noMatch)} />
              </div>
            ) : (
              <div className="list-card">
                <DataTable
                  label={t(setupText.countries)}
                  rows={found}
                  rowKey={({ code }) => code}
                  columns={columns}
                />
              </div>
            )}
            {editing && <LazyCountryDialog country={editing} onClose={() => setEditing(undefined)} />}
          </div>
        )
      }}
    </Loaded>
  )
}
