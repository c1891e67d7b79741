// Reconciliation: theirs, ours and what belongs together, with the cases of what does not.
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { importStatement, viewReconciliation } from '@marsa/model/finance/bank/bank-endpoints.ts'
import { capabilityProblems } from '@marsa/model/kit/capability-problems.ts'
import { useMe, useNeeds } from '../../accounts/door.tsx'
import { AreaGate } from '../../app/guards.tsx'
import { ActionButton } from '../../kit/action-button.tsx'
import { Loaded } from '../../kit/loaded.tsx'
import { ask } from '../../kit/query.ts'
import { useT } from '../../kit/t.ts'
import { useTitle } from '../../kit/title.ts'
import { Banner } from '../../ui/states/banner.tsx'
import { Empty } from '../../ui/states/empty.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { useNarrow } from '../../ui/use-narrow.ts'
import { FinanceTabs } from '../books/book-frame.tsx'
import { financeTitles } from '../titles.ts'
import { bankWords as words } from './bank-words.ts'
import { CasesCard } from './cases-card.tsx'
import { ImportDialog } from './import-dialog.tsx'
import { MatchedTable, OursTable, StatementsTable, TheirsTable } from './reconcile-tables.tsx'
import '../finance.css'

export function ReconcilePage() {
  const t = useT()
  useTitle(t(financeTitles.reconcile))
  const query = useQuery(ask(viewReconciliation))
  const isAdmin = useMe()?.roleName === 'admin'
  const needs = useNeeds(importStatement)
  const isNarrow = useNarrow('phone')
  const [isImporting, setImporting] = useState(false)
  return (
    <AreaGate area="finance">
      <div className="stack g5">
        <div className="row between wrap g3">
          <div className="list-h">
            <h1>{t(financeTitles.reconcile)}</h1>
            <p className="muted">{t(words.lead)}</p>
          </div>
          {isAdmin && !isNarrow && (
            <ActionButton
              variant="primary"
              refusal={needs ?? null}
              problems={capabilityProblems}
              onPress={() => setImporting(true)}
            >
              {t(words.import)}
            </ActionButton>
          )}
        </div>
        <FinanceTabs page="reconcile" />
        {isAdmin && isNarrow && <Banner tone="info">{t(words.desktop)}</Banner>}
        <CasesCard />
        <Loaded query={query} card skeleton={<Skeleton block="420px" />}>
          {(data) => (
            <div className="stack g6">
              {data.statements.length === 0 ? (
                <div className="card">
                  <Empty art title={t(words.none)}>
                    {t(words.noneBody)}
                  </Empty>
                </div>
              ) : (
                <>
                  <TheirsTable rows={data.theirs} count={data.theirsCount} mayMatch={isAdmin && !isNarrow} />
                  <OursTable rows={data.ours} count={data.oursCount} />
                  <MatchedTable rows={data.matched} mayUndo={isAdmin && !isNarrow} />
                  <StatementsTable rows={data.statements} />
                </>
              )}
            </div>
          )}
        </Loaded>
      </div>
      {isImporting && <ImportDialog onClose={() => setImporting(false)} />}
    </AreaGate>
  )
}
