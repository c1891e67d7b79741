// What was bought with its tax invoices, and what happened to it.
import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import {
  downloadBundleInvoice,
  type Membership,
  type MembershipView,
} from '@marsa/model/express/bundles/bundle-endpoints.ts'
import { planNames } from '@marsa/model/express/bundles/bundle-text.ts'
import { upgradedReason } from '@marsa/model/express/bundles/membership.ts'
import { download } from '../../kit/call.ts'
import { useT } from '../../kit/t.ts'
import { Button } from '../../ui/actions/button.tsx'
import { DataTable, type Column } from '../../ui/lists/data-table.tsx'
import { Card } from '../../ui/values/card.tsx'
import { Money } from '../../ui/values/money.tsx'
import { When } from '../../ui/values/when.tsx'
import { bundleWords as words } from './bundle-words.ts'
import { MembershipBadge } from './status.tsx'

function InvoiceButton({ membershipId, number }: { membershipId: string; number: string }) {
  const t = useT()
  const { mutate, isPending } = useMutation({
    mutationFn: () => download(downloadBundleInvoice, { query: { membershipId } }),
  })
  return (
    <Button
      size="s"
      icon={Download}
      aria-label={`${t(words.invoice)} ${number}`}
      isPending={isPending}
      changes={false}
      onPress={() => mutate()}
    >
      <bdi dir="ltr">{number}</bdi>
    </Button>
  )
}

export function PurchasesCard({ purchaseHistory }: Pick<MembershipView, 'purchaseHistory'>) {
  const t = useT()
  const columns: Column<Membership>[] = [
    { id: 'plan', head: t(words.plan), names: true, cell: ({ plan }) => t(planNames[plan]) },
    {
      id: 'bought',
      head: t(words.bought),
      cell: ({ purchasedAt }) => purchasedAt && <When value={purchasedAt} as="date" />,
    },
    { id: 'total', head: t(words.total), end: true, cell: ({ total }) => <Money value={total} /> },
    { id: 'left', head: t(words.left), end: true, cell: ({ left }) => <Money value={left} /> },
    { id: 'status', head: t(words.status), cell: ({ status }) => <MembershipBadge status={status} /> },
    {
      id: 'invoice',
      head: t(words.invoice),
      cell: ({ membershipId, invoiceNumber }) =>
        invoiceNumber === null ? '–' : <InvoiceButton membershipId={membershipId} number={invoiceNumber} />,
    },
  ]
  return (
    <Card title={t(words.purchases)} flush>
      <DataTable
        label={t(words.purchases)}
        columns={columns}
        rows={purchaseHistory}
        rowKey={({ membershipId }) => membershipId}
      />
    </Card>
  )
}

export function HistoryCard({ membershipHistory }: Pick<MembershipView, 'membershipHistory'>) {
  const t = useT()
  return (
    <Card title={t(words.history)}>
      <ol className="stack g3">
        {membershipHistory.map(({ at, plan, status, reason }) => (
          <li key={`${at} ${plan} ${status}`} className="row wrap g3">
            <When value={at} />
            <span>{t(words.own, { plan: t(planNames[plan]) })}</span>
            <MembershipBadge status={status} />
            {reason && (
              <span className="muted">
                {reason === upgradedReason ? t(words.upgraded) : <bdi>{reason}</bdi>}
              </span>
            )}
          </li>
        ))}
      </ol>
    </Card>
  )
}
