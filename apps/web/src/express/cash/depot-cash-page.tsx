// The cash of a depot: what couriers hand over is counted here, what is confirmed goes to the bank.
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Calculator, Landmark } from 'lucide-react'
import {
  countDeposit,
  viewDepotCash,
  type DepotCash,
  type DepotDeposit,
} from '@marsa/model/express/cash-on-delivery/deposit-endpoints.ts'
import { depositProblems } from '@marsa/model/express/cash-on-delivery/deposit-problems.ts'
import { may } from '@marsa/model/kit/access.ts'
import { parseMoney } from '@marsa/model/kit/money.ts'
import { useMe } from '../../accounts/door.tsx'
import { ActionButton } from '../../kit/action-button.tsx'
import { useLang } from '../../kit/direction.tsx'
import { Loaded } from '../../kit/loaded.tsx'
import { ask } from '../../kit/query.ts'
import { useT } from '../../kit/t.ts'
import { useTitle } from '../../kit/title.ts'
import { Button } from '../../ui/actions/button.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { DataTable } from '../../ui/lists/data-table.tsx'
import { Empty } from '../../ui/states/empty.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { Card, Facts } from '../../ui/values/card.tsx'
import { Money } from '../../ui/values/money.tsx'
import { Ref } from '../../ui/values/ref.tsx'
import { When } from '../../ui/values/when.tsx'
import { cashWords, depotCashWords as words } from './cash-words.ts'
import { DepositBadge, Difference } from './deposit-badge.tsx'
import { cashTitles } from './titles.ts'

const LazyCountDialog = lazyPart(async () => (await import('./count-dialog.tsx')).CountDialog)
const LazyBankDialog = lazyPart(async () => (await import('./bank-dialog.tsx')).BankDialog)

const problems = () => Promise.resolve(depositProblems)

export function DepotCashPage() {
  const t = useT()
  useTitle(t(cashTitles.depot))
  const [counting, setCounting] = useState<DepotDeposit>()
  const [banking, setBanking] = useState<DepotCash>()
  return (
    <div className="stack g5">
      <div className="stack g2">
        <h1>{t(cashTitles.depot)}</h1>
        <p className="muted">{t(words.lead)}</p>
      </div>
      <Loaded query={useQuery(ask(viewDepotCash, {}))} card skeleton={<Skeleton block="320px" />}>
        {({ depots, deposits }) => (
          <>
            <ToCount deposits={deposits.filter(({ state }) => state === 'OPEN')} onCount={setCounting} />
            <Counted deposits={deposits.filter(({ state }) => state !== 'OPEN')} onCount={setCounting} />
            {depots.map((depot) => (
              <Safe key={depot.depotId} depot={depot} onBank={setBanking} />
            ))}
          </>
        )}
      </Loaded>
      {counting && <LazyCountDialog deposit={counting} onClose={() => setCounting(undefined)} />}
      {banking && <LazyBankDialog depot={banking} onClose={() => setBanking(undefined)} />}
    </div>
  )
}

const useMayCount = (): boolean => {
  const me = useMe()
  return me !== undefined && may({ role: me.roleName }, countDeposit.policy) !== undefined
}

type DepositsProps = { deposits: DepotDeposit[]; onCount: (deposit: DepotDeposit) => void }

function ToCount({ deposits, onCount }: DepositsProps) {
  const t = useT()
  const { lang } = useLang()
  const mayCount = useMayCount()
  if (deposits.length === 0)
    return (
      <div className="card">
        <Empty title={t(words.nothing)}>{t(words.nothingBody)}</Empty>
      </div>
    )
  return (
    <Card title={t(words.toCount)}>
      <ul className="stack g4">
        {deposits.map((deposit) => (
          <li key={deposit.depositId} className="row between wrap g3">
            <span className="stack g1">
              <strong>
                <bdi>{deposit.courier.name[lang]}</bdi>
              </strong>
              <span className="muted dense">
                <Ref value={deposit.number} /> · {t(cashWords.parcels, { count: deposit.rows })} ·{' '}
                <When value={deposit.at} />
              </span>
            </span>
            {mayCount && (
              <ActionButton
                variant="primary"
                icon={Calculator}
                refusal={deposit.countRefusal}
                problems={problems}
                aria-label={t(words.countNamed, { number: deposit.number })}
                onPress={() => onCount(deposit)}
              >
                {t(words.count)}
              </ActionButton>
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}

function Counted({ deposits, onCount }: DepositsProps) {
  const t = useT()
  const { lang } = useLang()
  const mayCount = useMayCount()
  const hidden = <span className="muted dense">{t(words.hidden)}</span>
  return (
    <Card title={t(words.counted)} flush>
      {deposits.length === 0 ? (
        <p className="card-b muted">{t(words.noneCounted)}</p>
      ) : (
        <DataTable
          label={t(words.counted)}
          rows={deposits}
          rowKey={({ depositId }) => depositId}
          columns={[
            {
              id: 'number',
              head: t(cashWords.deposit),
              names: true,
              cell: ({ number, courier }) => (
                <span className="stack g1">
                  <span>
                    <Ref value={number} />
                  </span>
                  <bdi className="muted dense">{courier.name[lang]}</bdi>
                </span>
              ),
            },
            { id: 'state', head: t(cashWords.state), cell: ({ state }) => <DepositBadge state={state} /> },
            {
              id: 'counted',
              head: t(cashWords.counted),
              end: true,
              cell: ({ figures }) => (figures ? <Money value={figures.counted} /> : hidden),
            },
            {
              id: 'difference',
              head: t(cashWords.difference),
              end: true,
              cell: ({ figures }) => (figures ? <Difference value={figures.difference} /> : hidden),
            },
            {
              id: 'act',
              head: <span className="vh">{t(words.acts)}</span>,
              cell: (deposit) =>
                mayCount &&
                deposit.state === 'COUNTED' && (
                  <ActionButton
                    size="s"
                    refusal={deposit.countRefusal}
                    problems={problems}
                    aria-label={t(words.againNamed, { number: deposit.number })}
                    onPress={() => onCount(deposit)}
                  >
                    {t(words.again)}
                  </ActionButton>
                ),
            },
          ]}
        />
      )}
    </Card>
  )
}

function Safe({ depot, onBank }: { depot: DepotCash; onBank: (depot: DepotCash) => void }) {
  const t = useT()
  const { lang } = useLang()
  const mayCount = useMayCount()
  const { name, toBank, unconfirmed, slips } = depot
  return (
    <Card
      title={
        <>
          {t(words.safe)}: <bdi>{name[lang]}</bdi>
        </>
      }
      aside={
        mayCount && (
          <Button
            size="s"
            icon={Landmark}
            changes
            disabledReason={parseMoney(toBank) > 0n ? undefined : t(words.bankNothing)}
            onPress={() => onBank(depot)}
          >
            {t(words.bank)}
          </Button>
        )
      }
    >
      <div className="stack g4">
        <Facts
          across
          facts={[
            [t(words.toBank), <Money key="b" value={toBank} strong />],
            [t(words.unconfirmed), <Money key="u" value={unconfirmed} />],
          ]}
        />
        <div className="stack g2">
          <h3>{t(words.slips)}</h3>
          {slips.length === 0 ? (
            <p className="muted dense">{t(words.noSlips)}</p>
          ) : (
            <ul className="stack g2">
              {slips.map((slip) => (
                <li key={slip.slipId} className="row between wrap g2">
                  <span>
                    <Ref value={slip.reference} />{' '}
                    <span className="muted dense">
                      <When value={slip.day} as="date" /> · <bdi>{slip.by}</bdi>
                    </span>
                  </span>
                  <Money value={slip.amount} />
                </li>
              ))}
            </ul>
          )}
        </div>
      </div>
    </Card>
  )
}
