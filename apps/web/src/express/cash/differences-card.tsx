// Differences in counted cash with their age and the way on, those settled lately, and the other deposits.
import { useState } from 'react'
import type { z } from 'zod'
import type { OpenDifference, viewDeposits } from '@marsa/model/express/cash-on-delivery/deposit-endpoints.ts'
import { depositProblems } from '@marsa/model/express/cash-on-delivery/deposit-problems.ts'
import { downloadDeposit } from '@marsa/model/express/cash-on-delivery/deposit-report.ts'
import { disputeText, outcomeText } from '@marsa/model/express/cash-on-delivery/deposit-text.ts'
import { ActionButton } from '../../kit/action-button.tsx'
import { download } from '../../kit/call.ts'
import { useLang } from '../../kit/direction.tsx'
import { FileMenu } from '../../kit/file-menu.tsx'
import { useT } from '../../kit/t.ts'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { DataTable } from '../../ui/lists/data-table.tsx'
import { Empty } from '../../ui/states/empty.tsx'
import { Card } from '../../ui/values/card.tsx'
import { Money } from '../../ui/values/money.tsx'
import { Ref } from '../../ui/values/ref.tsx'
import { When } from '../../ui/values/when.tsx'
import { cashWords, depositWords as words } from './cash-words.ts'
import { DepositBadge, Difference } from './deposit-badge.tsx'

const LazySettleDialog = lazyPart(async () => (await import('./settle-dialog.tsx')).SettleDialog)

type Answer = z.infer<typeof viewDeposits.answer>
const problems = () => Promise.resolve(depositProblems)

type DifferencesProps = { differences: OpenDifference[]; settled: Answer['settled']; isAdmin: boolean }

export function Differences({ differences, settled, isAdmin }: DifferencesProps) {
  const t = useT()
  const [settling, setSettling] = useState<OpenDifference>()
  return (
    <Card title={t(words.differences)}>
      <div className="stack g5">
        {differences.length === 0 ? (
          <Empty title={t(words.noDifferences)} level={3}>
            {t(words.noDifferencesBody)}
          </Empty>
        ) : (
          <ul className="stack g5">
            {differences.map((each) => (
              <li key={each.disputeId}>
                <Open difference={each} onSettle={isAdmin ? () => setSettling(each) : undefined} />
              </li>
            ))}
          </ul>
        )}
        {settled.length > 0 && <Settled settled={settled} />}
      </div>
      {settling && <LazySettleDialog difference={settling} onClose={() => setSettling(undefined)} />}
    </Card>
  )
}

function Open({ difference, onSettle }: { difference: OpenDifference; onSettle: (() => void) | undefined }) {
  const t = useT()
  const { lang } = useLang()
  const { number, kind, amount, days, courier, depot, rows, refusal } = difference
  return (
    <div className="stack g2">
      <div className="row between wrap g3">
        <span className="stack g1">
          <strong>
            {t(disputeText[kind])} <Money value={amount} />
          </strong>
          <span className="muted dense">
            <Ref value={number} /> · <bdi>{courier[lang]}</bdi> · <bdi>{depot[lang]}</bdi> ·{' '}
            {t(words.age, { count: days })}
          </span>
        </span>
        {onSettle && (
          <ActionButton
            refusal={refusal}
            problems={problems}
            aria-label={t(words.settleNamed, { number })}
            onPress={onSettle}
          >
            {t(words.settle)}
          </ActionButton>
        )}
      </div>
      {kind === 'OVER' ? (
        <p className="dense">{t(words.overBody)}</p>
      ) : (
        <div className="dense">
          {t(words.holds)}
          <ul>
            {rows.map((row) => (
              <li key={row.shipmentId} className="row between wrap g2">
                <span>
                  <Ref value={row.waybill} /> · <bdi>{row.merchant[lang]}</bdi>
                </span>
                <Money value={row.amount} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}

function Settled({ settled }: { settled: Answer['settled'] }) {
  const t = useT()
  return (
    <div className="stack g2">
      <h3>{t(words.settled)}</h3>
      <ul className="stack g3">
        {settled.map((each) => (
          <li key={each.disputeId} className="row between wrap g2 dense">
            <span>
              <Ref value={each.number} /> · {t(outcomeText[each.outcome])} ·{' '}
              <span className="muted">
                {each.reason === null ? t(words.bySystem) : <bdi>{each.by}</bdi>} <When value={each.at} />
                {each.reason !== null && (
                  <>
                    {' · '}
                    <bdi>{each.reason}</bdi>
                  </>
                )}
              </span>
            </span>
            <span>
              {t(disputeText[each.kind])} <Money value={each.amount} />
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}

export function RecentDeposits({ deposits }: { deposits: Answer['recent'] }) {
  const t = useT()
  const { lang } = useLang()
  return (
    <Card title={t(words.recent)} flush>
      {deposits.length === 0 ? (
        <p className="card-b muted">{t(words.noRecent)}</p>
      ) : (
        <DataTable
          label={t(words.recent)}
          rows={deposits}
          rowKey={({ depositId }) => depositId}
          columns={[
            {
              id: 'number',
              head: t(cashWords.deposit),
              names: true,
              cell: ({ number, courier, depot }) => (
                <span className="stack g1">
                  <span>
                    <Ref value={number} />
                  </span>
                  <span className="muted dense">
                    <bdi>{courier[lang]}</bdi> · <bdi>{depot[lang]}</bdi>
                  </span>
                </span>
              ),
            },
            { id: 'at', head: t(cashWords.opened), cell: ({ at }) => <When value={at} /> },
            { id: 'state', head: t(cashWords.state), cell: ({ state }) => <DepositBadge state={state} /> },
            {
              id: 'counted',
              head: t(cashWords.counted),
              end: true,
              cell: ({ figures }) => (figures ? <Money value={figures.counted} /> : '–'),
            },
            {
              id: 'difference',
              head: t(cashWords.difference),
              end: true,
              cell: ({ figures }) => (figures ? <Difference value={figures.difference} /> : '–'),
            },
            {
              id: 'file',
              head: <span className="vh">{t(words.acts)}</span>,
              cell: ({ depositId, number }) => (
                <FileMenu
                  of={number}
                  save={(format) => download(downloadDeposit, { query: { depositId, format, lang } })}
                />
              ),
            },
          ]}
        />
      )}
    </Card>
  )
}
