// The wallet of one's own company: what it holds, its movements, the cash PIN, and who may pay from it.
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { viewWallet } from '@marsa/model/express/wallet/wallet-endpoints.ts'
import { walletProblems } from '@marsa/model/express/wallet/wallet-problems.ts'
import { useMe } from '../../accounts/door.tsx'
import { Loaded } from '../../kit/loaded.tsx'
import { ask } from '../../kit/query.ts'
import { useT } from '../../kit/t.ts'
import { Banner } from '../../ui/states/banner.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { expressTitles } from '../titles.ts'
import { FiguresCard } from './figures-card.tsx'
import { askedDays, type Chosen } from './days.ts'
import { MovementsCard } from './movements-card.tsx'
import { PinCard } from './pin-card.tsx'
import { SpendersCard } from './spenders-card.tsx'
import { walletWords as words } from './wallet-words.ts'

export function WalletPage() {
  const t = useT()
  const me = useMe()
  const [chosen, setChosen] = useState<Chosen>({ range: 'last10' })
  const query = useQuery({ ...ask(viewWallet, askedDays(chosen)), placeholderData: keepPreviousData })
  return (
    <>
      <div className="list-h">
        <h1>{t(expressTitles.wallet)}</h1>
        <p className="muted">{t(words.lead)}</p>
      </div>
      <Loaded query={query} card skeleton={<Skeleton block="320px" />}>
        {(wallet) => (
          <div className="stack g6">
            {wallet.spendRefusal && (
              <Banner title={t(words.noRight)}>{t(walletProblems['wallet.no-right'])}</Banner>
            )}
            <div className="grid c2">
              <FiguresCard wallet={wallet} footer={<span className="cap muted">{t(words.noTopUp)}</span>} />
              <PinCard pin={wallet.pin} />
            </div>
            <MovementsCard movements={wallet.movements} chosen={chosen} onChoose={setChosen} />
            {wallet.isAdministrator && me?.roleName !== 'customer' && <SpendersCard />}
          </div>
        )}
      </Loaded>
    </>
  )
}
