// The wallet of a company as our administrators see it, with the correction that waits.
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { viewCompanyWallet } from '@marsa/model/express/wallet/wallet-endpoints.ts'
import { walletProblems } from '@marsa/model/express/wallet/wallet-problems.ts'
import { useMe } from '../../accounts/door.tsx'
import { useLang } from '../../kit/direction.tsx'
import { Loaded } from '../../kit/loaded.tsx'
import { ask } from '../../kit/query.ts'
import { getRouteApi } from '../../kit/router/hooks.ts'
import { useT } from '../../kit/t.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Banner } from '../../ui/states/banner.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { AdjustmentBanner, ProposeDialog } from './adjustment.tsx'
import { FiguresCard } from './figures-card.tsx'
import { askedDays, type Chosen } from './days.ts'
import { MovementsCard } from './movements-card.tsx'
import { walletDeskWords as words } from './wallet-words.ts'

const route = getRouteApi('/$lang/inside/express/wallets/$companyId')

export function CompanyWalletPage() {
  const t = useT()
  const { lang } = useLang()
  const me = useMe()
  const { companyId } = route.useParams()
  const [chosen, setChosen] = useState<Chosen>({ range: 'last10' })
  const [isOpen, setOpen] = useState(false)
  const query = useQuery({
    ...ask(viewCompanyWallet, { companyId, ...askedDays(chosen) }),
    placeholderData: keepPreviousData,
  })
  return (
    <Loaded
      query={query}
      card
      skeleton={<Skeleton block="320px" />}
      missing={<Banner tone="error">{t(walletProblems['wallet.none'])}</Banner>}
    >
      {(wallet) => (
        <div className="stack g6">
          <h1>
            <bdi>{wallet.company[lang]}</bdi>
          </h1>
          {wallet.adjustment && <AdjustmentBanner adjustment={wallet.adjustment} />}
          <FiguresCard
            wallet={wallet}
            footer={
              me?.roleName === 'admin' &&
              !wallet.adjustment && (
                <Button changes onPress={() => setOpen(true)}>
                  {t(words.correct)}
                </Button>
              )
            }
          />
          <MovementsCard
            movements={wallet.movements}
            chosen={chosen}
            onChoose={setChosen}
            companyId={companyId}
          />
          {isOpen && <ProposeDialog companyId={companyId} onClose={() => setOpen(false)} />}
        </div>
      )}
    </Loaded>
  )
}
