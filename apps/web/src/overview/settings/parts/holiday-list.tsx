// The calendar of holidays and of Ramadan as a table.
import { useQuery } from '@tanstack/react-query'
import { CalendarCheck, CalendarClock, Plus } from 'lucide-react'
import { useState } from 'react'
import type { Holiday } from '@marsa/model/overview/holiday-endpoints.ts'
import { useLang } from '../../../kit/direction.tsx'
import { Loaded } from '../../../kit/loaded.tsx'
import { useT } from '../../../kit/t.ts'
import { Badge } from '../../../ui/values/badge.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { DataTable } from '../../../ui/lists/data-table.tsx'
import { Empty } from '../../../ui/states/empty.tsx'
import { When } from '../../../ui/values/when.tsx'
import { holidaysQuery } from '../queries.ts'
import { holidayText as words } from '../text.ts'
import { HolidayEditor } from './holiday-editor.tsx'

const fresh: Holiday = {
  code: '',
  kind: 'holiday',
  firstDay: '',
  lastDay: '',
  nameEn: '',
  nameAr: '',
  certainty: 'expected',
  version: 0,
}

export function HolidayList({ mayEdit }: { mayEdit: boolean }) {
  const t = useT()
  const { lang } = useLang()
  const [edited, setEdited] = useState<Holiday>()
  const query = useQuery(holidaysQuery)
  const { data, isPending } = query
  const nameOf = (holiday: Holiday) => (lang === 'ar' ? holiday.nameAr : holiday.nameEn)
  return (
    <div className="stack">
      <div className="row between wrap">
        <p className="muted set-lead">{t(words.lead)}</p>
        {mayEdit && (
          <Button variant="primary" icon={Plus} onPress={() => setEdited(fresh)}>
            {t(words.add)}
          </Button>
        )}
      </div>
      <Loaded query={query} />
      {data?.items.length === 0 && (
        <div className="card">
          <Empty title={t(words.none)} />
        </div>
      )}
      {(isPending || (data?.items.length ?? 0) > 0) && (
        <div className="list-card">
          <DataTable
            label={t(words.day)}
            rows={data?.items ?? []}
            pending={isPending}
            rowKey={({ code }) => code}
            columns={[
              { id: 'name', head: t(words.name), names: true, cell: nameOf },
              {
                id: 'days',
                head: t(words.day),
                cell: ({ firstDay, lastDay }) => (
                  <>
                    <When value={firstDay} as="date" />
                    {lastDay !== firstDay && (
                      <>
                        {' – '}
                        <When value={lastDay} as="date" />
                      </>
                    )}
                  </>
                ),
              },
              { id: 'kind', head: t(words.kind), cell: ({ kind }) => t(words[kind]) },
              {
                id: 'certainty',
                head: t(words.certainty),
                cell: ({ certainty }) => (
                  <Badge
                    tone={certainty === 'expected' ? 'waiting' : 'good'}
                    icon={certainty === 'expected' ? CalendarClock : CalendarCheck}
                    label={t(words[certainty])}
                  />
                ),
              },
              ...(mayEdit
                ? [
                    {
                      id: 'edit',
                      head: <span className="vh">{t(words.edit)}</span>,
                      end: true,
                      cell: (holiday: Holiday) => (
                        <Button
                          size="s"
                          onPress={() => setEdited(holiday)}
                          aria-label={t(words.editNamed, { name: nameOf(holiday) })}
                        >
                          {t(words.edit)}
                        </Button>
                      ),
                    },
                  ]
                : []),
            ]}
          />
        </div>
      )}
      {edited && <HolidayEditor holiday={edited} onClose={() => setEdited(undefined)} />}
    </div>
  )
}
