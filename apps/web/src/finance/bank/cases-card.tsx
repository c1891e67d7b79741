// The cases of finance, the earliest due first, each with the step that is next for its reader.
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { CircleCheck, Clock3, Inbox, UserRound, Users } from 'lucide-react'
import { useState } from 'react'
import {
  decideCase,
  listFinanceCases,
  takeCase,
  type FinanceCaseView,
} from '@marsa/model/finance/bank/bank-endpoints.ts'
import { matchRules, matchRuleText, type MatchRule } from '@marsa/model/finance/bank/bank-match.ts'
import { bankProblems } from '@marsa/model/finance/bank/bank-problems.ts'
import {
  caseResolutionText,
  financeCaseKinds,
  financeCaseMachine,
  financeCaseKindText,
  financeCaseStateText,
  type FinanceCaseState,
} from '@marsa/model/finance/bank/finance-case.ts'
import { capabilityProblems } from '@marsa/model/kit/capability-problems.ts'
import { useMe, useNeeds } from '../../accounts/door.tsx'
import { ActionButton } from '../../kit/action-button.tsx'
import { useLang } from '../../kit/direction.tsx'
import { date } from '../../kit/format.ts'
import { Loaded } from '../../kit/loaded.tsx'
import { ask, toast, useCommand } from '../../kit/query.ts'
import { getRouteApi, useNavigate } from '../../kit/router/hooks.ts'
import { RefusalBanner } from '../../kit/refusal-banner.tsx'
import { useT } from '../../kit/t.ts'
import { FilterBar } from '../../ui/lists/filter-bar.tsx'
import { FilterSelect } from '../../ui/lists/filter-select.tsx'
import { DataTable, type Column } from '../../ui/lists/data-table.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { Badge, type BadgeProps } from '../../ui/values/badge.tsx'
import { Card } from '../../ui/values/card.tsx'
import { Money } from '../../ui/values/money.tsx'
import { Ref } from '../../ui/values/ref.tsx'
import { bookHref, oneOf, type CasesSearch } from '../books/books-search.ts'
import { ListPages } from '../parts/list-pages.tsx'
import { bankReads } from './bank-reads.ts'
import { bankWords as words } from './bank-words.ts'
import { ResolveDialog, WaitDialog } from './case-dialogs.tsx'
import { UndoSteps } from './undo-steps.tsx'

const faces: Record<FinanceCaseState, Pick<BadgeProps, 'tone' | 'icon'>> = {
  OPEN: { tone: 'bad', icon: Inbox },
  IN_WORK: { tone: 'neutral', icon: UserRound },
  WAITING: { tone: 'waiting', icon: Clock3 },
  PROPOSED: { tone: 'waiting', icon: Users },
  RESOLVED: { tone: 'good', icon: CircleCheck },
}
const problems = { ...bankProblems, ...capabilityProblems }

/** A case that a match has ended says by which rule. */
const isRule = (note: string): note is MatchRule => matchRules.some((rule) => rule === note)

const route = getRouteApi('/$lang/inside/finance/reconcile')

function Filters({ search, go }: { search: CasesSearch; go: (change: Partial<CasesSearch>) => void }) {
  const t = useT()
  return (
    <div className="card-b">
      <FilterBar>
        <FilterSelect
          label={t(words.kind)}
          all={t(words.everyKind)}
          ids={financeCaseKinds}
          nameOf={(id) => t(financeCaseKindText[id])}
          value={search.kind}
          onChange={(next) => go({ kind: next })}
        />
        <FilterSelect
          label={t(words.state)}
          all={t(words.everyState)}
          ids={financeCaseMachine.states}
          nameOf={(id) => t(financeCaseStateText[id])}
          value={search.state}
          onChange={(next) => go({ state: next })}
        />
      </FilterBar>
    </div>
  )
}

export function CasesCard() {
  const t = useT()
  const { lang } = useLang()
  const navigate = useNavigate()
  const search = route.useSearch()
  const { page } = search
  const state = oneOf(financeCaseMachine.states, search.state)
  const kind = oneOf(financeCaseKinds, search.kind)
  const query = useQuery({
    ...ask(listFinanceCases, {
      ...(state && { state }),
      ...(kind && { kind }),
      ...(page && { page: Number(page) }),
    }),
    placeholderData: keepPreviousData,
  })
  const isFiltered = kind !== undefined || state !== undefined
  const hrefOf = (change: Partial<CasesSearch>) => bookHref(lang, 'reconcile', { ...search, ...change })
  return (
    <Loaded query={query} card skeleton={<Skeleton block="160px" />}>
      {({ cases, count }) => (
        <Card title={t(words.cases)} flush={count > 0 || isFiltered}>
          {(count > 0 || isFiltered) && (
            <Filters
              search={search}
              go={(change) => void navigate({ href: hrefOf({ page: undefined, ...change }) })}
            />
          )}
          {cases.length > 0 ? (
            <>
              <Cases rows={cases} />
              <ListPages page={page} total={count} hrefOf={(next) => hrefOf({ page: next })} />
            </>
          ) : (
            <p className={isFiltered ? 'card-b muted' : 'muted'}>
              {isFiltered ? t(words.noMatch) : `${t(words.noCases)}. ${t(words.noCasesBody)}`}
            </p>
          )}
        </Card>
      )}
    </Loaded>
  )
}

function Cases({ rows }: { rows: FinanceCaseView[] }) {
  const t = useT()
  const { lang } = useLang()
  const isAdmin = useMe()?.roleName === 'admin'
  const columns: Column<FinanceCaseView>[] = [
    {
      id: 'kind',
      head: t(words.kind),
      names: true,
      cell: (row) => (
        <span className="block">
          {t(financeCaseKindText[row.kind])}
          <CaseObject row={row} />
          {row.note && (
            <bdi className="dense muted block">
              {isRule(row.note) ? t(matchRuleText[row.note]) : row.note}
            </bdi>
          )}
        </span>
      ),
    },
    {
      id: 'state',
      head: t(words.state),
      cell: ({ state, proposedBy, resolution }) => (
        <>
          <Badge {...faces[state]} label={t(financeCaseStateText[state])} />
          {state === 'PROPOSED' && proposedBy && resolution && (
            <span className="dense muted block">
              {t(words.proposed, {
                name: `\u2068${proposedBy}\u2069`,
                resolution: t(caseResolutionText[resolution]),
              })}
            </span>
          )}
        </>
      ),
    },
    { id: 'owner', head: t(words.owner), cell: ({ owner }) => owner && <bdi>{owner}</bdi> },
    {
      id: 'due',
      head: t(words.due),
      cell: ({ dueOn, isLate }) =>
        isLate ? <Badge tone="bad" icon={Clock3} label={date(dueOn, lang)} /> : date(dueOn, lang),
    },
    {
      id: 'amounts',
      head: t(words.difference),
      end: true,
      cell: ({ ours, theirs }) => (
        <>
          <Money value={ours} /> · <Money value={theirs} strong />
        </>
      ),
    },
    ...(isAdmin
      ? [{ id: 'next', head: t(words.next), cell: (row: FinanceCaseView) => <Steps row={row} /> }]
      : []),
  ]
  return <DataTable label={t(words.cases)} rows={rows} rowKey={({ caseId }) => caseId} columns={columns} />
}

/** What the case is about, under the number by which people know it: a request, a payout, a line of the bank, an order of the gateway. */
function CaseObject({ row }: { row: FinanceCaseView }) {
  const t = useT()
  const { lang } = useLang()
  const { subject, payout, lineId, line, reference } = row
  const links = [
    ...(subject
      ? [{ href: bookHref(lang, 'invoices', { search: subject.number }), number: subject.number }]
      : []),
    ...(payout ? [{ href: bookHref(lang, `card-payouts/${payout}`), number: payout }] : []),
  ]
  if (links.length === 0)
    return (
      <bdi className="dense muted block break">
        {lineId ? (line ?? reference) : t(words.gatewayOrder, { order: `\u2066${reference}\u2069` })}
      </bdi>
    )
  return (
    <span className="row wrap g2 dense">
      {links.map(({ href, number }) => (
        <a key={number} href={href}>
          <Ref value={number} />
        </a>
      ))}
    </span>
  )
}

function Steps({ row }: { row: FinanceCaseView }) {
  const t = useT()
  const { caseId, state } = row
  const query = { id: caseId }
  const [open, setOpen] = useState<'wait' | 'resolve'>()
  const taken = { refreshes: bankReads, onDone: () => void toast({ title: t(words.done), tone: 'success' }) }
  const take = useCommand(takeCase, taken)
  const decide = useCommand(decideCase, taken)
  const [works, decides] = [useNeeds(takeCase), useNeeds(decideCase)]
  const isHeld = state === 'IN_WORK' || state === 'WAITING'
  const button = (label: string, onPress: () => void) => (
    <ActionButton size="s" refusal={works ?? null} problems={problems} onPress={onPress}>
      {label}
    </ActionButton>
  )
  const decision = (isApproved: boolean) => (
    <ActionButton
      size="s"
      variant={isApproved ? 'primary' : 'secondary'}
      refusal={decides ?? row.decideRefusal}
      problems={problems}
      isPending={decide.isPending}
      onPress={() => decide.mutate({ query, body: { isApproved } })}
    >
      {t(isApproved ? words.approve : words.refuse)}
    </ActionButton>
  )
  return (
    <div className="row wrap g2">
      <RefusalBanner refusal={take.error ?? decide.error} beside={[]} />
      {state === 'OPEN' && button(t(words.take), () => take.mutate({ query }))}
      {isHeld && button(t(words.resolve), () => setOpen('resolve'))}
      {state === 'IN_WORK' && button(t(words.wait), () => setOpen('wait'))}
      {state === 'PROPOSED' && decision(true)}
      {state === 'PROPOSED' && decision(false)}
      <UndoSteps row={row} />
      {open === 'wait' && <WaitDialog caseId={caseId} onClose={() => setOpen(undefined)} />}
      {open === 'resolve' && <ResolveDialog row={row} onClose={() => setOpen(undefined)} />}
    </div>
  )
}
