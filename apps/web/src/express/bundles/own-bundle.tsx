// The bundle of one's own company: credit and days that are left, what it saved, and its end.
import { useState } from 'react'
import {
  cancelBundle,
  viewMembership,
  type MembershipView,
} from '@marsa/model/express/bundles/bundle-endpoints.ts'
import { bundleProblems } from '@marsa/model/express/bundles/bundle-problems.ts'
import { planNames } from '@marsa/model/express/bundles/bundle-text.ts'
import { parseMoney } from '@marsa/model/kit/money.ts'
import type { ReactNode } from 'react'
import { ActionButton } from '../../kit/action-button.tsx'
import { CommandDialog } from '../../kit/command-dialog.tsx'
import { useLang } from '../../kit/direction.tsx'
import { money } from '../../kit/format.ts'
import { toast, useCommand } from '../../kit/query.ts'
import { useT } from '../../kit/t.ts'
import { TextArea } from '../../ui/fields/text-area.tsx'
import { Banner } from '../../ui/states/banner.tsx'
import { Empty } from '../../ui/states/empty.tsx'
import { Card, Facts } from '../../ui/values/card.tsx'
import { Money } from '../../ui/values/money.tsx'
import { When } from '../../ui/values/when.tsx'
import { bundleWords as words } from './bundle-words.ts'
import { MembershipBadge } from './status.tsx'

const problems = () => Promise.resolve(bundleProblems)

export function OwnBundle({ view }: { view: MembershipView }) {
  const t = useT()
  const { lang } = useLang()
  const [isCancelling, setCancelling] = useState(false)
  const { current, savings, refusal } = view
  if (!current)
    return (
      <div className="card">
        <Empty art title={t(words.none)}>
          {t(words.noneBody)}
        </Empty>
      </div>
    )
  const isActive = current.status === 'ACTIVE'
  const facts: [ReactNode, ReactNode][] = [
    [t(words.lastDay), current.expiry && <When key="e" value={current.expiry} as="date" />],
    [t(words.bought), current.purchasedAt && <When key="b" value={current.purchasedAt} as="date" />],
    [t(words.saved), <Money key="s" value={savings} />],
  ]
  if (parseMoney(current.reserved) > 0n)
    facts.push([t(words.reserved), <Money key="r" value={current.reserved} />])
  return (
    <Card
      title={t(words.own, { plan: t(planNames[current.plan]) })}
      aside={<MembershipBadge status={current.status} />}
      footer={
        isActive && (
          <ActionButton refusal={refusal} problems={problems} onPress={() => setCancelling(true)}>
            {t(words.cancel)}
          </ActionButton>
        )
      }
    >
      <div className="stack g4">
        <div className="row wrap g6">
          <div className="stack g1">
            <span className="dense muted">{t(words.left)}</span>
            <Money value={current.left} size="l" />
            <span className="cap muted">
              {t(words.ofCredits, { credits: money(current.credits, 'AED', lang) })}
            </span>
          </div>
          {current.daysLeft !== null && <p>{t(words.daysLeft, { count: current.daysLeft })}</p>}
        </div>
        <Facts across facts={facts} />
        {!isActive && <Banner>{t(words.over)}</Banner>}
      </div>
      {isCancelling && <CancelDialog left={current.left} onClose={() => setCancelling(false)} />}
    </Card>
  )
}

function CancelDialog({ left, onClose }: { left: string; onClose: () => void }) {
  const t = useT()
  const { lang } = useLang()
  const [reason, setReason] = useState('')
  const cancel = useCommand(cancelBundle, {
    refreshes: [viewMembership],
    quiet: true,
    onDone: () => {
      onClose()
      void toast({ title: t(words.cancelled), tone: 'success' })
    },
  })
  return (
    <CommandDialog
      title={t(words.cancel)}
      back={t(words.keep)}
      send={t(words.cancel)}
      tone="danger"
      role="alertdialog"
      command={cancel}
      beside={['reason']}
      onClose={onClose}
      onSend={() => cancel.mutate({ body: { reason: reason.trim() } })}
    >
      <p>{t(words.cancelBody, { amount: money(left, 'AED', lang) })}</p>
      <TextArea
        label={t(words.reason)}
        limit={500}
        value={reason}
        onChange={setReason}
        error={cancel.error?.fieldSentences['reason']}
      />
    </CommandDialog>
  )
}
