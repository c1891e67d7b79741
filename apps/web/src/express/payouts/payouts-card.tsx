// Bank account and payouts of the merchant: what can leave, what stands against it, and what became of each.
import { Landmark } from 'lucide-react'
import { useState } from 'react'
import { viewCash } from '@marsa/model/express/cash-on-delivery/cash-endpoints.ts'
import { cancelPayout, viewPayouts, type OwnPayout } from '@marsa/model/express/payouts/payout-endpoints.ts'
import { viewWallet } from '@marsa/model/express/wallet/wallet-endpoints.ts'
import type { AnswerOf } from '@marsa/model/kit/endpoint.ts'
import { ActionButton } from '../../kit/action-button.tsx'
import { useLang } from '../../kit/direction.tsx'
import { dateTime, money } from '../../kit/format.ts'
import { toast, useCommand } from '../../kit/query.ts'
import { useT } from '../../kit/t.ts'
import { Button } from '../../ui/actions/button.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { DataTable, type Column } from '../../ui/lists/data-table.tsx'
import { Empty } from '../../ui/states/empty.tsx'
import { Banner } from '../../ui/states/banner.tsx'
import { Card, Facts } from '../../ui/values/card.tsx'
import { Money } from '../../ui/values/money.tsx'
import { Ref } from '../../ui/values/ref.tsx'
import { When } from '../../ui/values/when.tsx'
import { AccountEnd } from './account-end.tsx'
import { payoutWords as words } from './payout-words.ts'
import { PayoutBadge } from './looks.tsx'

const AccountDialog = lazyPart(async () => (await import('./payout-dialogs.tsx')).AccountDialog)
const PayoutDialog = lazyPart(async () => (await import('./payout-dialogs.tsx')).PayoutDialog)
const AlertDialog = lazyPart(async () => (await import('../../ui/overlays/alert-dialog.tsx')).AlertDialog)
const problems = async () => ({
  ...(await import('@marsa/model/express/payouts/payout-problems.ts')).payoutProblems,
  ...(await import('@marsa/model/express/wallet/wallet-problems.ts')).walletProblems,
})

type Shown = AnswerOf<typeof viewPayouts>

export function AccountCard({ shown }: { shown: Shown }) {
  const t = useT()
  const [isOpen, setOpen] = useState(false)
  const { account, holder, accountRefusal } = shown
  return (
    <Card
      title={t(words.account)}
      footer={
        <ActionButton
          refusal={accountRefusal}
          problems={problems}
          icon={Landmark}
          onPress={() => setOpen(true)}
        >
          {t(account ? words.changeAccount : words.addAccount)}
        </ActionButton>
      }
    >
      {account ? (
        <Facts
          across
          facts={[
            [t(words.iban), <AccountEnd key="i" end={account.ibanEnd} />],
            [t(words.holder), <bdi key="h">{account.holder}</bdi>],
            [t(words.since), <When key="s" value={account.enteredAt} />],
            [t(words.state), t(account.verifiedAt ? words.verified : words.notVerified)],
          ]}
        />
      ) : (
        <p>{t(words.accountNone, { holder: `\u2068${holder}\u2069` })}</p>
      )}
      {isOpen && <AccountDialog holder={holder} isNew={account === null} onClose={() => setOpen(false)} />}
    </Card>
  )
}

export function PayoutsCard({ shown }: { shown: Shown }) {
  const t = useT()
  const { lang } = useLang()
  const [isOpen, setOpen] = useState(false)
  const [cancelling, setCancelling] = useState<OwnPayout>()
  const { most, least, refusal, waitUntil, payouts } = shown
  const cancel = useCommand(cancelPayout, {
    refreshes: [viewPayouts, viewCash, viewWallet],
    onDone: () => {
      setCancelling(undefined)
      void toast({ title: t(words.cancelled), tone: 'success' })
    },
  })
  const columns: Column<OwnPayout>[] = [
    { id: 'number', head: t(words.number), names: true, cell: ({ number }) => <Ref value={number} /> },
    { id: 'at', head: t(words.at), cell: ({ requestedAt }) => <When value={requestedAt} /> },
    { id: 'to', head: t(words.to), cell: ({ ibanEnd }) => <AccountEnd end={ibanEnd} /> },
    {
      id: 'state',
      head: t(words.state),
      cell: (payout) => (
        <span className="stack g1">
          <PayoutBadge state={payout.state} />
          {payout.reason && <bdi className="cap muted">{payout.reason}</bdi>}
          {payout.bankReference && <Ref value={payout.bankReference} />}
          {payout.state === 'REQUESTED' && (
            <span className="row">
              <Button size="s" changes onPress={() => setCancelling(payout)}>
                {t(words.cancel)}
              </Button>
            </span>
          )}
        </span>
      ),
    },
    { id: 'amount', head: t(words.amount), end: true, cell: ({ amount }) => <Money value={amount} strong /> },
  ]
  return (
    <Card
      title={t(words.payouts)}
      flush
      aside={
        <ActionButton
          variant="primary"
          size="s"
          refusal={refusal}
          problems={problems}
          onPress={() => setOpen(true)}
        >
          {t(words.request)}
        </ActionButton>
      }
    >
      <div className="card-b stack g4">
        <Facts across facts={[[t(words.mayLeave), <Money key="m" value={most} strong />]]} />
        {waitUntil && <Banner>{t(words.waits, { time: dateTime(waitUntil, lang) })}</Banner>}
      </div>
      {payouts.length === 0 ? (
        <Empty title={t(words.noPayouts)}>{t(words.noPayoutsBody)}</Empty>
      ) : (
        <DataTable
          label={t(words.payouts)}
          columns={columns}
          rows={payouts}
          rowKey={({ payoutId }) => payoutId}
        />
      )}
      {isOpen && <PayoutDialog least={least} most={most} onClose={() => setOpen(false)} />}
      {cancelling && (
        <AlertDialog
          title={t(words.cancelTitle, { number: cancelling.number })}
          isOpen
          onClose={() => setCancelling(undefined)}
          keepLabel={t(words.keep)}
          actionLabel={t(words.cancel)}
          isPending={cancel.isPending}
          onAction={() => cancel.mutate({ query: { id: cancelling.payoutId } })}
        >
          <p>{t(words.cancelBody, { amount: money(cancelling.amount, 'AED', lang) })}</p>
        </AlertDialog>
      )}
    </Card>
  )
}
