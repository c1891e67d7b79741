// What a wallet holds: the balance, and what it is made of.
import { parseMoney } from '@marsa/model/kit/money.ts'
import type { ReactNode } from 'react'
import { useLang } from '../../kit/direction.tsx'
import { money } from '../../kit/format.ts'
import { useT } from '../../kit/t.ts'
import { Banner } from '../../ui/states/banner.tsx'
import { Card, Facts } from '../../ui/values/card.tsx'
import { Money } from '../../ui/values/money.tsx'
import { walletWords as words } from './wallet-words.ts'

export function FiguresCard({ wallet, footer }: FiguresProps) {
  const t = useT()
  const { lang } = useLang()
  const { balance, available, reserved, debt } = wallet
  const owes = parseMoney(debt) > 0n
  return (
    <Card title={t(words.balance)} footer={footer}>
      <div className="stack g4">
        <Money value={balance} size="l" />
        <Facts
          across
          facts={[
            [t(words.available), <Money key="a" value={available} />],
            [t(words.reserved), <Money key="r" value={reserved} />],
            ...(owes ? [[t(words.debt), <Money key="d" value={debt} />] as [ReactNode, ReactNode]] : []),
          ]}
        />
        {owes && <Banner tone="attention">{t(words.debtBody, { amount: money(debt, 'AED', lang) })}</Banner>}
      </div>
    </Card>
  )
}

type FiguresProps = {
  wallet: { balance: string; available: string; reserved: string; debt: string }
  footer?: ReactNode
}
