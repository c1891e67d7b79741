// Colleagues and whether they may pay from the wallet, for administrators of the company.
import { useQuery } from '@tanstack/react-query'
import { listSpenders, setSpender, viewWallet } from '@marsa/model/express/wallet/wallet-endpoints.ts'
import { useLang } from '../../kit/direction.tsx'
import { Loaded } from '../../kit/loaded.tsx'
import { ask, useCommand } from '../../kit/query.ts'
import { useT } from '../../kit/t.ts'
import { Switch } from '../../ui/fields/switch.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { Card } from '../../ui/values/card.tsx'
import { Tag } from '../../ui/values/tag.tsx'
import { walletWords as words } from './wallet-words.ts'

export function SpendersCard() {
  const t = useT()
  const { lang } = useLang()
  const query = useQuery(ask(listSpenders))
  const save = useCommand(setSpender, { refreshes: [listSpenders, viewWallet] })
  return (
    <Card title={t(words.spenders)}>
      <div className="stack g4">
        <p className="muted">{t(words.spendersBody)}</p>
        <Loaded query={query} skeleton={<Skeleton lines={3} />}>
          {(colleagues) => (
            <ul className="stack g4">
              {colleagues.map(({ userId, name, email, isAdministrator, maySpend }) => (
                <li key={userId} className="row between wrap g3">
                  <span className="stack g1">
                    <bdi>{name[lang]}</bdi>
                    <bdi dir="ltr" className="cap muted">
                      {email}
                    </bdi>
                  </span>
                  {isAdministrator ? (
                    <Tag>{t(words.administrator)}</Tag>
                  ) : (
                    <Switch
                      value={maySpend}
                      disabled={save.isPending}
                      onChange={(next) => save.mutate({ query: { userId }, body: { maySpend: next } })}
                    >
                      {t(words.mayPay)}
                      <span className="vh"> {name[lang]}</span>
                    </Switch>
                  )}
                </li>
              ))}
            </ul>
          )}
        </Loaded>
      </div>
    </Card>
  )
}
