// The cases of finance, the earliest due first, each with the step that is next for its reader.
import { useQuery } from '@tanstack/react-query'
import { CircleCheck, Clock3, Inbox, UserRound, Users } from 'lucide-react'
import { useState } from 'react'
import {
  decideCase,
  listFinanceCases,
  takeCase,
  type FinanceCaseView,
} from '@marsa/model/finance/bank/bank-endpoints.ts'
import { bankProblems } from '@marsa/model/finance/bank/bank-problems.ts'
import {
  caseResolutionText,
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
import { RefusalBanner } from '../../kit/refusal-banner.tsx'
import { useT } from '../../kit/t.ts'
import { DataTable, type Column } from '../../ui/lists/data-table.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { Badge, type BadgeProps } from '../../ui/values/badge.tsx'
import { Card } from '../../ui/values/card.tsx'
import { Money } from '../../ui/values/money.tsx'
import { ShownOf } from '../parts/shown-of.tsx'
import { bankReads } from './bank-reads.ts'
import { bankWords as words } from './bank-words.ts'
import { ResolveDialog, WaitDialog } from './case-dialogs.tsx'

const faces: Record<FinanceCaseState, Pick<BadgeProps, 'tone' | 'icon'>> = {
  OPEN: { tone: 'bad', icon: Inbox },
  IN_WORK: { tone: 'neutral', icon: UserRound },
  WAITING: { tone: 'waiting', icon: Clock3 },
  PROPOSED: { tone: 'waiting', icon: Users },
  RESOLVED: { tone: 'good', icon: CircleCheck },
}
const problems = { ...bankProblems, ...capabilityProblems }

export function CasesCard() {
  const t = useT()
  const query = useQuery(ask(listFinanceCases))
  return (
    <Loaded query={query} card skeleton={<Skeleton block="160px" />}>
      {({ cases, count }) => (
        <Card title={t(words.cases)} flush={cases.length > 0}>
          {cases.length === 0 ? (
            <p className="muted">
              {t(words.noCases)}. {t(words.noCasesBody)}
            </p>
          ) : (
            <>
              <Cases rows={cases} />
              <ShownOf shown={cases.length} count={count} />
            </>
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
      cell: ({ kind, reference, note }) => (
        <>
          {t(financeCaseKindText[kind])}
          {reference && <bdi className="dense muted block">{reference}</bdi>}
          {note && <bdi className="dense muted block">{note}</bdi>}
        </>
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
      {open === 'wait' && <WaitDialog caseId={caseId} onClose={() => setOpen(undefined)} />}
      {open === 'resolve' && <ResolveDialog row={row} onClose={() => setOpen(undefined)} />}
    </div>
  )
}
