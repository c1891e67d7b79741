// The plans as they are sold, the price with VAT first, and the dialog that buys one or replaces the active one.
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import {
  buyBundle,
  listPlans,
  viewMembership,
  type MembershipView,
  type OfferedPlan,
} from '@marsa/model/express/bundles/bundle-endpoints.ts'
import { bundleProblems } from '@marsa/model/express/bundles/bundle-problems.ts'
import { planNames } from '@marsa/model/express/bundles/bundle-text.ts'
import { buyRefusal } from '@marsa/model/express/bundles/membership.ts'
import { goToPayment } from '../../finance/door.tsx'
import { ActionButton } from '../../kit/action-button.tsx'
import { CommandDialog } from '../../kit/command-dialog.tsx'
import { useLang } from '../../kit/direction.tsx'
import { money, moneyParts } from '../../kit/format.ts'
import { Loaded } from '../../kit/loaded.tsx'
import { ask, useCommand } from '../../kit/query.ts'
import { useT } from '../../kit/t.ts'
import { Checkbox } from '../../ui/fields/checkbox.tsx'
import { Banner } from '../../ui/states/banner.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { Card, Facts } from '../../ui/values/card.tsx'
import { Money } from '../../ui/values/money.tsx'
import { Tag } from '../../ui/values/tag.tsx'
import { bundleWords as words } from './bundle-words.ts'

const problems = () => Promise.resolve(bundleProblems)

export function PlansCard({ view }: { view: MembershipView }) {
  const t = useT()
  const query = useQuery(ask(listPlans))
  const [buying, setBuying] = useState<OfferedPlan>()
  return (
    <section className="stack g4">
      <h2>{t(words.plans)}</h2>
      <Loaded query={query} card skeleton={<Skeleton block="280px" />}>
        {({ plans }) => (
          <div className="grid c3">
            {plans.map((offered) => (
              <PlanCard key={offered.plan} offered={offered} view={view} onBuy={() => setBuying(offered)} />
            ))}
          </div>
        )}
      </Loaded>
      <p className="dense muted">{t(words.exVat)}</p>
      {buying && <BuyDialog offered={buying} view={view} onClose={() => setBuying(undefined)} />}
    </section>
  )
}

const activeOf = ({ current }: MembershipView) => (current?.status === 'ACTIVE' ? current : undefined)

type PlanProps = { offered: OfferedPlan; view: MembershipView }

function PlanCard({ offered, view, onBuy }: PlanProps & { onBuy: () => void }) {
  const t = useT()
  const { lang } = useLang()
  const { plan, total, net, vat, credits, domestic, abroad } = offered
  const active = activeOf(view)
  const refusal = buyRefusal(plan, active?.plan)
  const name = t(planNames[plan])
  const amount = (wire: string) => money(wire, 'AED', lang)
  const rate = ({ list, plan: price }: OfferedPlan['domestic']) => (
    <span className="stack">
      <Money value={price} strong />
      <span className="cap muted">{t(words.instead, { list: amount(list) })}</span>
    </span>
  )
  return (
    <Card
      level={3}
      title={name}
      aside={active?.plan === plan && <Tag tone="brand">{t(words.yours)}</Tag>}
      {...(active?.plan !== plan && {
        footer: (
          <ActionButton
            variant="primary"
            refusal={view.refusal ?? refusal ?? null}
            problems={problems}
            onPress={onBuy}
          >
            {t(active && !refusal ? words.upgrade : words.buy, { plan: name })}
          </ActionButton>
        ),
      })}
    >
      <div className="stack g4">
        <div className="stack g1">
          <Money value={total} size="l" />
          <span className="cap muted">{t(words.withVat)}</span>
          <span className="dense muted">
            {t(words.ofIt, {
              net: amount(net),
              credits: moneyParts(credits, 'AED', lang).amount,
              vat: amount(vat),
            })}
          </span>
        </div>
        <Facts
          across
          facts={[
            [t(words.domestic), rate(domestic)],
            [t(words.abroad), rate(abroad)],
          ]}
        />
      </div>
    </Card>
  )
}

/** An upgrade says what is lost, and its name is typed before anything is paid. */
export function BuyDialog({ offered, view, onClose }: PlanProps & { onClose: () => void }) {
  const t = useT()
  const { lang } = useLang()
  const [isAccepted, setAccepted] = useState(false)
  const [isTried, setTried] = useState(false)
  const active = activeOf(view)
  const { plan, total, net, vat, credits } = offered
  const name = t(planNames[plan])
  const amount = (wire: string) => money(wire, 'AED', lang)
  const buy = useCommand(buyBundle, {
    refreshes: [viewMembership],
    quiet: true,
    onDone: (model) => void (goToPayment(plan, model) || onClose()),
  })
  return (
    <CommandDialog
      title={t(active ? words.upgrade : words.buy, { plan: name })}
      send={t(words.pay, { amount: amount(total) })}
      command={buy}
      beside={['terms']}
      {...(active && { phrase: name })}
      onClose={onClose}
      onSend={() => {
        setTried(true)
        if (isAccepted) buy.mutate({ body: { plan, terms: true, ...(active && { voids: active.left }) } })
      }}
    >
      {active && (
        <Banner tone="attention">
          {t(words.voids, { plan: t(planNames[active.plan]), amount: amount(active.left) })}
        </Banner>
      )}
      <p>
        {t(words.ofIt, {
          net: amount(net),
          credits: moneyParts(credits, 'AED', lang).amount,
          vat: amount(vat),
        })}
      </p>
      <Checkbox
        value={isAccepted}
        onChange={setAccepted}
        {...(isTried && !isAccepted && { error: t(bundleProblems['bundles.terms']) })}
      >
        {t(words.accept)}{' '}
        <a href={`/${lang}/terms/membership`} target="_blank" rel="noreferrer">
          {t(words.accepted)}
        </a>
      </Checkbox>
    </CommandDialog>
  )
}
