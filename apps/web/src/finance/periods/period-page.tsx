// A month of the books: its checks, and the steps that its reader may take.
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import {
  closePeriod,
  reopenPeriod,
  startClosing,
  stopClosing,
  viewPeriod,
  type PeriodDetail,
} from '@marsa/model/finance/periods/period-endpoints.ts'
import { periodProblems } from '@marsa/model/finance/periods/period-problems.ts'
import { periodCheckText } from '@marsa/model/finance/periods/period.ts'
import { capabilityProblems } from '@marsa/model/kit/capability-problems.ts'
import { useMe, useNeeds } from '../../accounts/door.tsx'
import { AreaGate } from '../../app/guards.tsx'
import { ActionButton } from '../../kit/action-button.tsx'
import { useLang } from '../../kit/direction.tsx'
import { Loaded } from '../../kit/loaded.tsx'
import { ask, toast, useCommand } from '../../kit/query.ts'
import { RefusalBanner } from '../../kit/refusal-banner.tsx'
import { getRouteApi } from '../../kit/router/hooks.ts'
import { useT } from '../../kit/t.ts'
import { useTitle } from '../../kit/title.ts'
import { Button } from '../../ui/actions/button.tsx'
import { DataTable } from '../../ui/lists/data-table.tsx'
import { Banner } from '../../ui/states/banner.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { CheckBadge } from '../parts/check-badge.tsx'
import { Card } from '../../ui/values/card.tsx'
import { FinanceTabs } from '../books/book-frame.tsx'
import { bookHref } from '../books/books-search.ts'
import { AskReopenDialog, CloseDialog } from './period-dialogs.tsx'
import { monthTitle, PeriodBadge, periodReads } from './period-badge.tsx'
import { periodWords as words } from './period-words.ts'
import '../finance.css'

const route = getRouteApi('/$lang/inside/finance/periods/$month')

export function PeriodPage() {
  const { lang } = useLang()
  const t = useT()
  const { month } = route.useParams()
  const title = monthTitle(month, lang)
  useTitle(title)
  const query = useQuery(ask(viewPeriod, { month }))
  return (
    <AreaGate area="finance">
      <div className="stack g5">
        <div className="list-h">
          <a href={bookHref(lang, 'periods')}>{t(words.back)}</a>
          <h1>{title}</h1>
        </div>
        <FinanceTabs page="periods" />
        <Loaded query={query} card skeleton={<Skeleton block="420px" />}>
          {(period) => <Month period={period} title={title} />}
        </Loaded>
      </div>
    </AreaGate>
  )
}

function Month({ period, title }: { period: PeriodDetail; title: string }) {
  const t = useT()
  const isAdmin = useMe()?.roleName === 'admin'
  const { state, startedBy, askedBy, reason } = period
  const isLocked = state === 'CLOSED' || state === 'REOPENING'
  return (
    <>
      <div className="row wrap g3">
        <PeriodBadge state={state} />
      </div>
      {state === 'CLOSING' && startedBy && (
        <Banner tone="info" title={t(words.begunBy, { name: `\u2068${startedBy}\u2069` })}>
          {t(words.begunBody)}
        </Banner>
      )}
      {reason && askedBy && (
        <Banner tone="attention" title={t(words.askedBy, { name: `\u2068${askedBy}\u2069` })}>
          <bdi>{reason}</bdi>
        </Banner>
      )}
      {isAdmin && <Steps period={period} title={title} />}
      <Card title={t(words.checks)} flush>
        <p className="card-b dense muted">{t(isLocked ? words.checksThen : words.checksNow)}</p>
        <DataTable
          label={t(words.checks)}
          rows={period.checks}
          rowKey={({ check }) => check}
          columns={[
            {
              id: 'check',
              head: t(words.checks),
              names: true,
              cell: ({ check }) => t(periodCheckText[check]),
            },
            {
              id: 'state',
              head: t(words.state),
              cell: (check) => <CheckBadge check={check} red={words.red} noted={words.noted} />,
            },
          ]}
        />
      </Card>
    </>
  )
}

const problems = { ...periodProblems, ...capabilityProblems }

function Steps({ period, title }: { period: PeriodDetail; title: string }) {
  const t = useT()
  const { month, state } = period
  const query = { month }
  const [open, setOpen] = useState<'close' | 'ask'>()
  const closing = () => setOpen(undefined)
  const taken = {
    refreshes: periodReads,
    onDone: () => void toast({ title: t(words.done), tone: 'success' }),
  }
  const start = useCommand(startClosing, taken)
  const stop = useCommand(stopClosing, taken)
  const reopen = useCommand(reopenPeriod, taken)
  const closes = useNeeds(closePeriod)
  return (
    <>
      {[start, stop, reopen].map((command, index) => (
        <RefusalBanner key={index} refusal={command.error} beside={[]} />
      ))}
      <div className="row wrap g3">
        {state === 'OPEN' && (
          <ActionButton
            variant="primary"
            refusal={closes ?? period.startRefusal}
            problems={problems}
            isPending={start.isPending}
            onPress={() => start.mutate({ query })}
          >
            {t(words.start)}
          </ActionButton>
        )}
        {state === 'CLOSING' && (
          <>
            <ActionButton
              variant="primary"
              refusal={closes ?? period.closeRefusal}
              problems={problems}
              onPress={() => setOpen('close')}
            >
              {t(words.close)}
            </ActionButton>
            {!closes && (
              <Button changes isPending={stop.isPending} onPress={() => stop.mutate({ query })}>
                {t(words.stop)}
              </Button>
            )}
          </>
        )}
        {state === 'CLOSED' && (
          <ActionButton
            refusal={closes ?? period.askReopenRefusal}
            problems={problems}
            onPress={() => setOpen('ask')}
          >
            {t(words.ask)}
          </ActionButton>
        )}
        {state === 'REOPENING' && (
          <>
            <ActionButton
              variant="primary"
              refusal={period.reopenRefusal}
              problems={problems}
              isPending={reopen.isPending}
              onPress={() => reopen.mutate({ query, body: { isReopened: true } })}
            >
              {t(words.reopen)}
            </ActionButton>
            {!period.keepRefusal && (
              <Button
                changes
                isPending={reopen.isPending}
                onPress={() => reopen.mutate({ query, body: { isReopened: false } })}
              >
                {t(words.keep)}
              </Button>
            )}
          </>
        )}
      </div>
      {open === 'close' && <CloseDialog month={month} title={title} onClose={closing} />}
      {open === 'ask' && <AskReopenDialog month={month} title={title} onClose={closing} />}
    </>
  )
}
