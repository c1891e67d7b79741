// Where a merchant's money is: by stage, the bank account and its payouts, and each shipment with cash on delivery.
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { viewCash } from '@marsa/model/express/cash-on-delivery/cash-endpoints.ts'
import { viewPayouts } from '@marsa/model/express/payouts/payout-endpoints.ts'
import { Loaded } from '../../kit/loaded.tsx'
import { ask } from '../../kit/query.ts'
import { useT } from '../../kit/t.ts'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { FilesCard } from '../reports/files-card.tsx'
import { StatementsCard } from '../statements/statements-card.tsx'
import { expressTitles } from '../titles.ts'
import { askedDays, type Chosen } from '../wallet/days.ts'
import { payoutWords as words } from './payout-words.ts'
import { AccountCard, PayoutsCard } from './payouts-card.tsx'
import { ShipmentsCard } from './shipments-card.tsx'
import { StagesCard } from './stages-card.tsx'

export function MoneyPage() {
  const t = useT()
  const [chosen, setChosen] = useState<Chosen>({ range: 'last10' })
  const cash = useQuery({ ...ask(viewCash, askedDays(chosen)), placeholderData: keepPreviousData })
  const payouts = useQuery(ask(viewPayouts))
  return (
    <>
      <div className="list-h">
        <h1>{t(expressTitles.money)}</h1>
        <p className="muted">{t(words.lead)}</p>
      </div>
      <div className="stack g6">
        <div className="grid c2">
          <Loaded query={cash} card skeleton={<Skeleton block="320px" />}>
            {({ stages }) => <StagesCard stages={stages} />}
          </Loaded>
          <Loaded query={payouts} card skeleton={<Skeleton block="240px" />}>
            {(shown) => <AccountCard shown={shown} />}
          </Loaded>
        </div>
        <Loaded query={payouts} card skeleton={<Skeleton block="240px" />}>
          {(shown) => <PayoutsCard shown={shown} />}
        </Loaded>
        <Loaded query={cash} card skeleton={<Skeleton block="320px" />}>
          {({ shipments }) => <ShipmentsCard shipments={shipments} chosen={chosen} onChoose={setChosen} />}
        </Loaded>
        <StatementsCard />
        <FilesCard />
      </div>
    </>
  )
}
