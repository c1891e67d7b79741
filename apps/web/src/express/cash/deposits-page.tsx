// Cash on delivery for administrators: deposits to confirm, differences to settle, and where the cash is.
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Check, Undo2 } from 'lucide-react'
import {
  confirmDeposit,
  viewDeposits,
  type WaitingDeposit,
} from '@marsa/model/express/cash-on-delivery/deposit-endpoints.ts'
import { downloadDeposits } from '@marsa/model/express/cash-on-delivery/deposit-report.ts'
import { depositProblems } from '@marsa/model/express/cash-on-delivery/deposit-problems.ts'
import { useMe } from '../../accounts/door.tsx'
import { ActionButton } from '../../kit/action-button.tsx'
import { download } from '../../kit/call.ts'
import { useLang } from '../../kit/direction.tsx'
import { FileMenu } from '../../kit/file-menu.tsx'
import { Loaded } from '../../kit/loaded.tsx'
import { ask, toast, useCommand } from '../../kit/query.ts'
import { useT } from '../../kit/t.ts'
import { useTitle } from '../../kit/title.ts'
import { Button } from '../../ui/actions/button.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { Empty } from '../../ui/states/empty.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { Card, Facts } from '../../ui/values/card.tsx'
import { Money } from '../../ui/values/money.tsx'
import { Ref } from '../../ui/values/ref.tsx'
import { When } from '../../ui/values/when.tsx'
import { cashWords, depositWords as words } from './cash-words.ts'
import { Coverage } from './coverage-card.tsx'
import { Difference } from './deposit-badge.tsx'
import { Differences, RecentDeposits } from './differences-card.tsx'
import { cashTitles } from './titles.ts'

const LazyReverseDialog = lazyPart(async () => (await import('./reverse-dialog.tsx')).ReverseDialog)

export function DepositsPage() {
  const t = useT()
  const { lang } = useLang()
  useTitle(t(cashTitles.deposits))
  const isAdmin = useMe()?.roleName === 'admin'
  const [isReversing, setReversing] = useState(false)
  return (
    <div className="stack g5">
      <div className="row between wrap g3">
        <div className="stack g2">
          <h1>{t(cashTitles.deposits)}</h1>
          <p className="muted">{t(words.lead)}</p>
        </div>
        <div className="row wrap g2">
          <FileMenu
            of={t(words.files)}
            save={(format) => download(downloadDeposits, { query: { range: '1m', format, lang } })}
          />
          {isAdmin && (
            <Button size="s" icon={Undo2} changes onPress={() => setReversing(true)}>
              {t(words.reverse)}
            </Button>
          )}
        </div>
      </div>
      <Loaded query={useQuery(ask(viewDeposits, {}))} card skeleton={<Skeleton block="320px" />}>
        {({ waiting, differences, settled, coverage, recent }) => (
          <>
            <ToConfirm deposits={waiting} isAdmin={isAdmin} />
            <Differences differences={differences} settled={settled} isAdmin={isAdmin} />
            <Coverage depots={coverage} />
            <RecentDeposits deposits={recent} />
          </>
        )}
      </Loaded>
      {isReversing && <LazyReverseDialog onClose={() => setReversing(false)} />}
    </div>
  )
}

function ToConfirm({ deposits, isAdmin }: { deposits: WaitingDeposit[]; isAdmin: boolean }) {
  const t = useT()
  if (deposits.length === 0)
    return (
      <div className="card">
        <Empty title={t(words.noneToConfirm)}>{t(words.noneToConfirmBody)}</Empty>
      </div>
    )
  return (
    <Card title={t(words.toConfirm)}>
      <ul className="stack g6">
        {deposits.map((deposit) => (
          <li key={deposit.depositId}>
            <Waiting deposit={deposit} isAdmin={isAdmin} />
          </li>
        ))}
      </ul>
    </Card>
  )
}

const problems = () => Promise.resolve(depositProblems)

function Waiting({ deposit, isAdmin }: { deposit: WaitingDeposit; isAdmin: boolean }) {
  const t = useT()
  const { lang } = useLang()
  const { depositId, version, number, depot, courier, counts } = deposit
  const confirm = useCommand(confirmDeposit, {
    refreshes: [viewDeposits],
    onDone: () =>
      void toast({ title: t(words.confirmed, { number: `\u2066${number}\u2069` }), tone: 'success' }),
  })
  return (
    <div className="stack g3">
      <div className="row between wrap g3">
        <span className="stack g1">
          <strong>
            <bdi>{courier[lang]}</bdi> · <bdi>{depot[lang]}</bdi>
          </strong>
          <span className="muted dense">
            <Ref value={number} /> · {t(cashWords.parcels, { count: deposit.rows })} · {t(words.countedBy)}{' '}
            <bdi>{deposit.countedBy}</bdi>
            {counts > 1 && <> ({t(words.countedTimes, { count: counts })})</>} ·{' '}
            <When value={deposit.countedAt} />
          </span>
        </span>
        {isAdmin && (
          <ActionButton
            variant="primary"
            icon={Check}
            refusal={deposit.refusal}
            problems={problems}
            isPending={confirm.isPending}
            aria-label={t(words.confirmNamed, { number })}
            onPress={() => confirm.mutate({ body: { depositId, version } })}
          >
            {t(words.confirm)}
          </ActionButton>
        )}
      </div>
      <Facts
        across
        facts={[
          [t(cashWords.expected), <Money key="e" value={deposit.expected} />],
          [t(cashWords.counted), <Money key="c" value={deposit.counted} />],
          [t(cashWords.difference), <Difference key="d" value={deposit.difference} />],
        ]}
      />
    </div>
  )
}
