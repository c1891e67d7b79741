// A courier's cash on the phone: what is in hand, what is handed over, and what became of the last deposits.
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { HandCoins } from 'lucide-react'
import {
  openDeposit,
  viewOwnCash,
  withdrawDeposit,
  type HeldCash,
  type OwnCash,
  type OwnDeposit,
} from '@marsa/model/express/cash-on-delivery/deposit-endpoints.ts'
import { depositProblems } from '@marsa/model/express/cash-on-delivery/deposit-problems.ts'
import { parseMoney, toWire } from '@marsa/model/kit/money.ts'
import { useLang } from '../../kit/direction.tsx'
import { money } from '../../kit/format.ts'
import { Loaded } from '../../kit/loaded.tsx'
import { ask, toast, useCommand } from '../../kit/query.ts'
import { useT } from '../../kit/t.ts'
import { useTitle } from '../../kit/title.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Checkbox } from '../../ui/fields/checkbox.tsx'
import { Banner } from '../../ui/states/banner.tsx'
import { Empty } from '../../ui/states/empty.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { Card } from '../../ui/values/card.tsx'
import { Money } from '../../ui/values/money.tsx'
import { Ref } from '../../ui/values/ref.tsx'
import { When } from '../../ui/values/when.tsx'
import { cashWords, courierCashWords as words } from './cash-words.ts'
import { DepositBadge } from './deposit-badge.tsx'
import { cashTitles } from './titles.ts'

export function CourierCashPage() {
  const t = useT()
  useTitle(t(cashTitles.own))
  return (
    <div className="stack g5">
      <div className="stack g2">
        <h1>{t(cashTitles.own)}</h1>
        <p className="muted">{t(words.lead)}</p>
      </div>
      <Loaded query={useQuery(ask(viewOwnCash, {}))} card skeleton={<Skeleton block="280px" />}>
        {(cash) => (
          <>
            <InHand cash={cash} />
            {cash.deposits.length > 0 && <Earlier deposits={cash.deposits} />}
          </>
        )}
      </Loaded>
    </div>
  )
}

function InHand({ cash }: { cash: OwnCash }) {
  const t = useT()
  const { lang } = useLang()
  const { rows, inHand, limit, depot, deposits } = cash
  const open = deposits.find(({ state }) => state === 'OPEN')
  const isOver = limit !== null && parseMoney(inHand) > parseMoney(limit)
  return (
    <>
      {!depot && <Banner tone="attention">{t(words.noDepot)}</Banner>}
      {isOver && (
        <Banner tone="attention">{t(words.overLimit, { amount: money(limit, 'AED', lang) })}</Banner>
      )}
      <Card title={t(words.inHand)} aside={limit !== null && <Limit limit={limit} />}>
        <Money value={inHand} size="l" />
      </Card>
      {open && <Waiting deposit={open} depot={depot?.[lang] ?? ''} />}
      {rows.length > 0 ? (
        <HandOver
          key={rows.map(({ shipmentId }) => shipmentId).join()}
          rows={rows}
          blocked={open ? t(depositProblems['deposits.open']) : depot ? undefined : t(words.noDepot)}
        />
      ) : (
        !open && (
          <div className="card">
            <Empty title={t(words.none)}>{t(words.noneBody)}</Empty>
          </div>
        )
      )}
    </>
  )
}

function Limit({ limit }: { limit: string }) {
  const t = useT()
  return (
    <span className="muted dense">
      {t(words.limit)} <Money value={limit} />
    </span>
  )
}

function Waiting({ deposit, depot }: { deposit: OwnDeposit; depot: string }) {
  const t = useT()
  const { lang } = useLang()
  const { depositId, number, expected } = deposit
  const withdraw = useCommand(withdrawDeposit, {
    refreshes: [viewOwnCash],
    onDone: () => void toast({ title: t(words.withdrawn), tone: 'success' }),
  })
  return (
    <Banner
      tone="info"
      icon={HandCoins}
      title={t(words.waiting)}
      action={
        <Button
          size="s"
          changes
          isPending={withdraw.isPending}
          onPress={() => withdraw.mutate({ body: { depositId } })}
        >
          {t(words.withdraw)}
        </Button>
      }
    >
      {t(words.waitingBody, {
        number: `\u2066${number}\u2069`,
        amount: money(expected, 'AED', lang),
        depot: `\u2068${depot}\u2069`,
      })}
    </Banner>
  )
}

/** Everything is chosen until somebody says otherwise. */
function HandOver({ rows, blocked }: { rows: HeldCash[]; blocked: string | undefined }) {
  const t = useT()
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const chosen = rows.filter(({ shipmentId }) => !left.has(shipmentId))
  const sum = toWire(chosen.reduce((total, { amount }) => total + parseMoney(amount), 0n))
  const open = useCommand(openDeposit, {
    refreshes: [viewOwnCash],
    onDone: ({ number }) =>
      void toast({ title: t(words.listed, { number: `\u2066${number}\u2069` }), tone: 'success' }),
  })
  const choose = (id: string, isChosen: boolean) =>
    setLeft((before) => {
      const next = new Set(before)
      if (isChosen) next.delete(id)
      else next.add(id)
      return next
    })
  return (
    <Card
      title={t(words.chosen)}
      aside={<Money value={sum} strong />}
      footer={
        <Button
          variant="primary"
          icon={HandCoins}
          changes
          disabledReason={chosen.length === 0 ? t(depositProblems['deposits.nothing']) : blocked}
          isPending={open.isPending}
          pendingLabel={t(words.handingOver)}
          onPress={() => open.mutate({ body: { shipmentIds: chosen.map(({ shipmentId }) => shipmentId) } })}
        >
          {t(words.handOver)}
        </Button>
      }
    >
      <div className="stack g3">
        <Checkbox
          value={left.size === 0}
          partly={left.size > 0 && chosen.length > 0}
          onChange={(all) => setLeft(all ? new Set() : new Set(rows.map(({ shipmentId }) => shipmentId)))}
        >
          {t(words.all)} ({t(cashWords.parcels, { count: rows.length })})
        </Checkbox>
        <ul className="stack g3">
          {rows.map((row) => (
            <li key={row.shipmentId} className="row between g3">
              <Checkbox
                value={!left.has(row.shipmentId)}
                onChange={(isChosen) => choose(row.shipmentId, isChosen)}
              >
                <Ref value={row.waybill} />
                <br />
                <span className="muted dense">
                  <bdi>{row.recipient}</bdi> · <bdi>{row.city}</bdi> · <When value={row.collectedAt} />
                </span>
              </Checkbox>
              <Money value={row.amount} />
            </li>
          ))}
        </ul>
      </div>
    </Card>
  )
}

function Earlier({ deposits }: { deposits: OwnDeposit[] }) {
  const t = useT()
  return (
    <Card title={t(words.earlier)}>
      <ul className="stack g4">
        {deposits.map((deposit) => (
          <li key={deposit.depositId} className="row between wrap g2">
            <span className="stack g1">
              <span>
                <Ref value={deposit.number} />
              </span>
              <span className="muted dense">
                <When value={deposit.at} /> · {t(cashWords.parcels, { count: deposit.rows })}
              </span>
            </span>
            <span className="stack g1 end">
              <Money value={deposit.counted ?? deposit.expected} strong />
              {deposit.difference !== null && Number(deposit.difference) !== 0 && (
                <span className="dense">
                  {t(cashWords.difference)} <Money value={deposit.difference} signed />{' '}
                  <span className="muted">({t(deposit.isSettled ? words.settled : words.open)})</span>
                </span>
              )}
            </span>
            <DepositBadge state={deposit.state} />
          </li>
        ))}
      </ul>
    </Card>
  )
}
