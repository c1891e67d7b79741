// Reports that are sent regularly: to whom, when next, what became of the last one, and what may be done with each.
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { comma } from '@marsa/model/kit/text.ts'
import { reportTable } from '@marsa/model/finance/reports/report-list.ts'
import {
  endSchedule,
  listSchedules,
  pauseSchedule,
  runSchedule,
  type ScheduleView,
} from '@marsa/model/finance/reports/schedule-endpoints.ts'
import { useMe } from '../../accounts/door.tsx'
import { CommandDialog } from '../../kit/command-dialog.tsx'
import { useLang } from '../../kit/direction.tsx'
import { dateTime } from '../../kit/format.ts'
import { Loaded } from '../../kit/loaded.tsx'
import { ask, toast, useCommand } from '../../kit/query.ts'
import { getRouteApi } from '../../kit/router/hooks.ts'
import { useT } from '../../kit/t.ts'
import { Button } from '../../ui/actions/button.tsx'
import { DataTable, type Column } from '../../ui/lists/data-table.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { Card } from '../../ui/values/card.tsx'
import { bookHref } from '../books/books-search.ts'
import { ListPages } from '../parts/list-pages.tsx'
import { reportsWords as words } from './reports-words.ts'
import { ScheduleDialog, useDayWords } from './schedule-dialog.tsx'

const refreshes = [listSchedules]
const route = getRouteApi('/$lang/inside/finance/reports')

function EndDialog({ schedule, onClose }: { schedule: ScheduleView; onClose: () => void }) {
  const t = useT()
  const end = useCommand(endSchedule, { refreshes, onDone: onClose })
  return (
    <CommandDialog
      title={t(words.endTitle)}
      send={t(words.end)}
      command={end}
      onClose={onClose}
      onSend={() => end.mutate({ query: { id: schedule.id } })}
    >
      <p>
        {t(reportTable[schedule.report].title)}. {t(words.endBody)}
      </p>
    </CommandDialog>
  )
}

function Steps({ schedule }: { schedule: ScheduleView }) {
  const t = useT()
  const [ending, setEnding] = useState(false)
  const pause = useCommand(pauseSchedule, { refreshes })
  const run = useCommand(runSchedule, {
    refreshes,
    onDone: () => void toast({ title: t(words.ran), tone: 'success' }),
  })
  const query = { id: schedule.id }
  const name = t(reportTable[schedule.report].title)
  return (
    <div className="row wrap g2">
      <Button
        size="s"
        changes
        aria-label={`${t(words.run)}: ${name}`}
        isPending={run.isPending}
        onPress={() => run.mutate({ query })}
      >
        {t(words.run)}
      </Button>
      <Button
        size="s"
        changes
        aria-label={`${t(schedule.isActive ? words.pause : words.resume)}: ${name}`}
        isPending={pause.isPending}
        onPress={() => pause.mutate({ query, body: { isPaused: schedule.isActive } })}
      >
        {t(schedule.isActive ? words.pause : words.resume)}
      </Button>
      <Button size="s" changes aria-label={`${t(words.end)}: ${name}`} onPress={() => setEnding(true)}>
        {t(words.end)}
      </Button>
      {ending && <EndDialog schedule={schedule} onClose={() => setEnding(false)} />}
    </div>
  )
}

function Last({ last }: Pick<ScheduleView, 'last'>) {
  const t = useT()
  const { lang } = useLang()
  if (!last) return t(words.never)
  return (
    <>
      {dateTime(last.at, lang)},{' '}
      {last.outcome === 'sent' ? t(words.sent, { count: last.sent }) : t(words[last.outcome])}
    </>
  )
}

const useColumns = (mayChange: boolean): Column<ScheduleView>[] => {
  const t = useT()
  const { lang } = useLang()
  const dayWords = useDayWords()
  return [
    {
      id: 'report',
      head: t(words.report),
      names: true,
      cell: ({ report, format }) => `${t(reportTable[report].title)} (${format.toUpperCase()})`,
    },
    { id: 'often', head: t(words.often), cell: dayWords },
    {
      id: 'recipients',
      head: t(words.recipients),
      cell: ({ recipients }) => recipients.map(({ name }) => name).join(comma(lang)),
    },
    {
      id: 'next',
      head: t(words.nextAt),
      cell: ({ nextAt }) => (nextAt ? dateTime(nextAt, lang) : t(words.paused)),
    },
    { id: 'last', head: t(words.last), cell: ({ last }) => <Last last={last} /> },
    ...(mayChange
      ? [
          {
            id: 'actions',
            head: t(words.actions),
            cell: (row: ScheduleView) => <Steps schedule={row} />,
          },
        ]
      : []),
  ]
}

export function SchedulesCard() {
  const t = useT()
  const { lang } = useLang()
  const { page } = route.useSearch()
  const query = useQuery({
    ...ask(listSchedules, page ? { page: Number(page) } : {}),
    placeholderData: keepPreviousData,
  })
  const mayChange = useMe()?.roleName === 'admin'
  const [adding, setAdding] = useState(false)
  const columns = useColumns(mayChange)
  return (
    <Card
      title={t(words.schedules)}
      aside={
        mayChange && (
          <Button size="s" changes onPress={() => setAdding(true)}>
            {t(words.add)}
          </Button>
        )
      }
    >
      <div className="stack g3">
        <p className="dense muted">{t(words.schedulesLead)}</p>
        <Loaded query={query} skeleton={<Skeleton lines={3} />}>
          {({ schedules, count, people }) => (
            <>
              {schedules.length === 0 ? (
                <p>{t(words.noSchedules)}</p>
              ) : (
                <>
                  <DataTable
                    label={t(words.schedules)}
                    columns={columns}
                    rows={schedules}
                    rowKey={({ id }) => id}
                  />
                  <ListPages
                    page={page}
                    total={count}
                    hrefOf={(next) => bookHref(lang, 'reports', { page: next })}
                  />
                </>
              )}
              {adding && <ScheduleDialog people={people} onClose={() => setAdding(false)} />}
            </>
          )}
        </Loaded>
      </div>
    </Card>
  )
}
