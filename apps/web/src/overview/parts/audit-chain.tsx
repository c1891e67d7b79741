// The chain of the audit trail day by day: what is sealed, a check of a day, and what each fault means.
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { CircleCheck, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { checkAuditDay, type AuditDay } from '@marsa/model/overview/audit-endpoints.ts'
import { auditFaultKind } from '@marsa/model/overview/audit-faults.ts'
import type { AnswerOf } from '@marsa/model/kit/endpoint.ts'
import { call, Refusal } from '../../kit/call.ts'
import { useLang } from '../../kit/direction.tsx'
import { number } from '../../kit/format.ts'
import { Loaded } from '../../kit/loaded.tsx'
import { toast } from '../../kit/query.ts'
import { useT } from '../../kit/t.ts'
import { Badge } from '../../ui/values/badge.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { Facts } from '../../ui/values/card.tsx'
import { DataTable } from '../../ui/lists/data-table.tsx'
import { Empty } from '../../ui/states/empty.tsx'
import { When } from '../../ui/values/when.tsx'
import { auditDaysQuery } from '../audit-queries.ts'
import { auditText as words, faultText } from '../audit-text.ts'

type Result = AnswerOf<typeof checkAuditDay>

function Verdict({ result }: { result: Result }) {
  const t = useT()
  const good = result.faultCount === 0
  return (
    <div className="stack g2">
      <Badge
        tone={good ? 'good' : 'bad'}
        icon={good ? CircleCheck : TriangleAlert}
        label={good ? t(words.inOrder) : t(words.faultsFound, { count: result.faultCount })}
      />
      {result.roots === 0 && <p className="dense muted">{t(words.noRoots)}</p>}
      {result.faults.length > 0 && (
        <ul className="stack g2">
          {result.faults.map((fault) => (
            <li key={fault} className="dense">
              <bdi dir="ltr" className="ref">
                {fault}
              </bdi>
              <br />
              {t(faultText[auditFaultKind(fault)])}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

export function AuditChain() {
  const t = useT()
  const { lang } = useLang()
  const client = useQueryClient()
  const query = useQuery(auditDaysQuery)
  const { data, isPending } = query
  const [results, setResults] = useState<Record<string, Result>>({})
  const [checking, setChecking] = useState<string>()
  const check = async (day: string) => {
    setChecking(day)
    try {
      const result = await call(checkAuditDay, { query: { day } })
      setResults((before) => ({ ...before, [day]: result }))
      await client.invalidateQueries({ queryKey: auditDaysQuery.queryKey })
    } catch (problem) {
      if (!(problem instanceof Refusal)) throw problem
      void toast({ title: problem.sentence, tone: 'error', sticky: true })
    } finally {
      setChecking(undefined)
    }
  }
  if (query.isError) return <Loaded query={query} card />
  const last = data?.lastCheck
  return (
    <div className="stack">
      <p className="muted audit-lead">{t(words.chainLead)}</p>
      {data && (
        <div className="card card-b">
          <Facts
            across
            facts={[
              [
                t(words.lastCheck),
                last ? (
                  <>
                    <When value={last.at} /> ·{' '}
                    {last.faults === 0 ? t(words.inOrder) : t(words.faultsFound, { count: last.faults })}
                  </>
                ) : (
                  t(words.neverChecked)
                ),
              ],
              [t(words.waiting), number(data.waiting, lang)],
            ]}
          />
        </div>
      )}
      {data?.items.length === 0 && (
        <div className="card">
          <Empty title={t(words.noDays)}>{t(words.noDaysBody)}</Empty>
        </div>
      )}
      {(isPending || (data?.items.length ?? 0) > 0) && (
        <div className="list-card">
          <DataTable<AuditDay>
            label={t(words.chain)}
            pending={isPending}
            rows={data?.items ?? []}
            rowKey={({ day }) => day}
            hot={({ day }) => (results[day]?.faultCount ?? 0) > 0}
            columns={[
              {
                id: 'day',
                head: t(words.day),
                names: true,
                cell: ({ day }) => <When value={day} as="date" />,
              },
              { id: 'sealed', head: t(words.sealed), end: true, cell: ({ sealed }) => number(sealed, lang) },
              {
                id: 'at',
                head: t(words.sealedAt),
                cell: ({ sealedAt }) => sealedAt && <When value={sealedAt} />,
              },
              {
                id: 'result',
                head: t(words.result),
                cell: ({ day }) => results[day] && <Verdict result={results[day]} />,
              },
              {
                id: 'check',
                head: <span className="vh">{t(words.check)}</span>,
                end: true,
                cell: ({ day }) => (
                  <Button
                    size="s"
                    isPending={checking === day}
                    onPress={() => void check(day)}
                    aria-label={t(words.checkDay, { day })}
                  >
                    {t(words.check)}
                  </Button>
                ),
              },
            ]}
          />
        </div>
      )}
    </div>
  )
}
