// Bundles of one's own company: what there is, what can be bought, which is worth it, and what was.
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import {
  listPlans,
  viewMembership,
  type MembershipView,
} from '@marsa/model/express/bundles/bundle-endpoints.ts'
import { planNames } from '@marsa/model/express/bundles/bundle-text.ts'
import { useReturnByBack } from '../../finance/door.tsx'
import { useLang } from '../../kit/direction.tsx'
import { Loaded } from '../../kit/loaded.tsx'
import { ask } from '../../kit/query.ts'
import { useT } from '../../kit/t.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Banner } from '../../ui/states/banner.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { expressTitles } from '../titles.ts'
import { AdviserCard } from './adviser-card.tsx'
import { bundleWords as words } from './bundle-words.ts'
import { HistoryCard, PurchasesCard } from './history-cards.tsx'
import { OwnBundle } from './own-bundle.tsx'
import { BuyDialog, PlansCard } from './plans-card.tsx'

export function BundlesPage() {
  const t = useT()
  const { lang } = useLang()
  const query = useQuery(ask(viewMembership))
  useReturnByBack(() => void query.refetch())
  return (
    <>
      <div className="list-h">
        <h1>{t(expressTitles.bundles)}</h1>
        <p className="muted">{t(words.lead)}</p>
      </div>
      <Loaded query={query} card skeleton={<Skeleton block="320px" />}>
        {(view) => (
          <div className="stack g6">
            {view.ordered && <Ordered view={view} plan={view.ordered.plan} />}
            <OwnBundle view={view} />
            <PlansCard view={view} />
            <AdviserCard />
            {view.purchaseHistory.length > 0 && <PurchasesCard purchaseHistory={view.purchaseHistory} />}
            {view.membershipHistory.length > 0 && <HistoryCard membershipHistory={view.membershipHistory} />}
            <p className="row wrap g4">
              <a href={`/${lang}/terms/membership`}>{t(words.terms)}</a>
              <a href={`/${lang}/help/faq`}>{t(words.faq)}</a>
            </p>
          </div>
        )}
      </Loaded>
    </>
  )
}

/** The payer has left the payment page: the same order goes on while its time lasts. */
function Ordered({ view, plan }: { view: MembershipView; plan: keyof typeof planNames }) {
  const t = useT()
  const [isOpen, setOpen] = useState(false)
  const { data } = useQuery(ask(listPlans))
  const offered = data?.plans.find((each) => each.plan === plan)
  return (
    <>
      <Banner
        tone="attention"
        title={t(words.ordered)}
        action={
          offered && (
            <Button size="s" changes onPress={() => setOpen(true)}>
              {t(words.goOn)}
            </Button>
          )
        }
      >
        {t(words.orderedBody, { plan: t(planNames[plan]) })}
      </Banner>
      {isOpen && offered && <BuyDialog offered={offered} view={view} onClose={() => setOpen(false)} />}
    </>
  )
}
