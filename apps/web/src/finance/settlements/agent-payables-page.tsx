// What one agent is owed: what the next run pays, what waits and why, the bank account, and its runs.
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import {
  draftSettlement,
  holdPayable,
  viewPayables,
  type OwedView,
} from '@marsa/model/finance/settlements/settlement-endpoints.ts'
import { settlementProblems } from '@marsa/model/finance/settlements/settlement-problems.ts'
import { capabilityProblems } from '@marsa/model/kit/capability-problems.ts'
import { SuspendedBanner } from '../../accounts/companies/door.tsx'
import { AreaGate } from '../../app/guards.tsx'
import { useMe, useNeeds } from '../../accounts/door.tsx'
import { ActionButton } from '../../kit/action-button.tsx'
import { useLang } from '../../kit/direction.tsx'
import { Loaded } from '../../kit/loaded.tsx'
import { ask, useCommand } from '../../kit/query.ts'
import { getRouteApi, useNavigate } from '../../kit/router/hooks.ts'
import { useT } from '../../kit/t.ts'
import { useTitle } from '../../kit/title.ts'
import { Button } from '../../ui/actions/button.tsx'
import { DataTable } from '../../ui/lists/data-table.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { Card } from '../../ui/values/card.tsx'
import { FinanceTabs } from '../books/book-frame.tsx'
import { bookHref } from '../books/books-search.ts'
import { financeTitles } from '../titles.ts'
import { ConfirmAccountDialog, HoldDialog } from './run-dialogs.tsx'
import { AccountLines, RunTable, settlementReads, useOwedColumns } from './run-parts.tsx'
import { settlementWords as words } from './settlement-words.ts'
import '../finance.css'

const route = getRouteApi('/$lang/inside/finance/payables/$agentId')

type Open = { kind: 'confirm'; accountId: string } | { kind: 'hold'; subjectId?: string }

export function AgentPayablesPage() {
  const t = useT()
  const { lang } = useLang()
  const navigate = useNavigate()
  const { agentId } = route.useParams()
  const query = useQuery(ask(viewPayables, { agentId }))
  const name = query.data?.agent[lang] ?? t(financeTitles.payables)
  useTitle(name)
  const isAdmin = useMe()?.roleName === 'admin'
  const needs = useNeeds(draftSettlement)
  const mayWrite = isAdmin && !needs
  const [open, setOpen] = useState<Open>()
  const draft = useCommand(draftSettlement, {
    refreshes: [...settlementReads],
    onDone: ({ runId }) => void navigate({ href: bookHref(lang, `settlements/${runId}`) }),
  })
  const lift = useCommand(holdPayable, { refreshes: [...settlementReads] })
  const columns = useOwedColumns()
  const close = () => setOpen(undefined)
  const release = (subjectId?: string) =>
    lift.mutate({ body: { agentId, ...(subjectId && { subjectId }), isHeld: false } })
  const act = ({ subjectId, hold }: OwedView, isAllHeld: boolean) => {
    if (subjectId === null || isAllHeld) return null
    if (hold === 'manual')
      return (
        <Button size="s" changes isPending={lift.isPending} onPress={() => release(subjectId)}>
          {t(words.lift)}
        </Button>
      )
    return (
      <Button size="s" variant="text" onPress={() => setOpen({ kind: 'hold', subjectId })}>
        {t(words.holdOne)}
      </Button>
    )
  }
  return (
    <AreaGate area="finance">
      <div className="stack g5">
        <div className="list-h">
          <h1>
            <bdi>{name}</bdi>
          </h1>
          <p>
            <a href={bookHref(lang, 'payables')}>{t(words.back)}</a>
          </p>
        </div>
        <FinanceTabs page="payables" />
        <Loaded query={query} card skeleton={<Skeleton block="420px" />}>
          {(data) => (
            <div className="stack g6">
              <Card title={t(words.account)}>
                <div className="row between wrap g4">
                  <AccountLines account={data.account} />
                  {mayWrite && data.account && !data.account.isConfirmed && (
                    <Button onPress={() => setOpen({ kind: 'confirm', accountId: data.account!.accountId })}>
                      {t(words.confirm)}
                    </Button>
                  )}
                </div>
              </Card>
              <Card title={t(words.owed)} flush={data.owed.length > 0}>
                {data.owed.length === 0 ? (
                  <p className="muted">{t(words.nothingOwed)}</p>
                ) : (
                  <DataTable
                    label={t(words.owed)}
                    rows={data.owed}
                    rowKey={({ transactionId }) => transactionId}
                    columns={
                      mayWrite
                        ? [
                            ...columns,
                            {
                              id: 'act',
                              head: <span className="vh">{t(words.acts)}</span>,
                              end: true,
                              cell: (row) => act(row, data.isHeld),
                            },
                          ]
                        : columns
                    }
                  />
                )}
              </Card>
              {data.isSuspended && <SuspendedBanner />}
              {isAdmin && (
                <div className="row wrap g3">
                  <ActionButton
                    variant="primary"
                    refusal={needs ?? data.draftRefusal}
                    problems={{ ...settlementProblems, ...capabilityProblems }}
                    isPending={draft.isPending}
                    onPress={() => draft.mutate({ body: { agentId } })}
                  >
                    {t(words.draft)}
                  </ActionButton>
                  {!mayWrite ? null : data.isHeld ? (
                    <Button changes isPending={lift.isPending} onPress={() => release()}>
                      {t(words.lift)}
                    </Button>
                  ) : (
                    <Button onPress={() => setOpen({ kind: 'hold' })}>{t(words.holdAgent)}</Button>
                  )}
                </div>
              )}
              <Card title={t(words.runs)} flush={data.runs.length > 0}>
                {data.runs.length === 0 ? (
                  <p className="muted">{t(words.noRuns)}</p>
                ) : (
                  <RunTable rows={data.runs} hrefOf={({ runId }) => bookHref(lang, `settlements/${runId}`)} />
                )}
              </Card>
            </div>
          )}
        </Loaded>
        {open?.kind === 'confirm' && <ConfirmAccountDialog accountId={open.accountId} onClose={close} />}
        {open?.kind === 'hold' && (
          <HoldDialog
            held={{ agentId, ...(open.subjectId && { subjectId: open.subjectId }) }}
            onClose={close}
          />
        )}
      </div>
    </AreaGate>
  )
}
