// The people of the demo world, to fill the form with one press; absent outside the demo.
import { accountsText } from '@marsa/model/accounts/text.ts'
import { useLang } from '../../kit/direction.tsx'
import { useT } from '../../kit/t.ts'
import { useEntrance } from './use-entrance.ts'

export function DemoAccounts({ onChoose }: { onChoose: (email: string, password: string) => void }) {
  const t = useT()
  const { lang } = useLang()
  const data = useEntrance()
  if (!data?.demo) return null
  return (
    <details className="demo" open>
      <summary className="med dense">{t(accountsText.demoAccounts)}</summary>
      <p className="cap muted">{t(accountsText.demoHint, { password: data.password ?? '' })}</p>
      <ul>
        {data.accounts.map((account) => {
          const name = lang === 'ar' ? account.nameAr : account.nameEn
          const role = lang === 'ar' ? account.roleAr : account.roleEn
          return (
            <li key={account.email}>
              <button
                type="button"
                className="demo-row"
                onClick={() => onChoose(account.email, data.password ?? '')}
              >
                <span className="med">{name}</span>
                <span className="cap muted">{role}</span>
                <bdi dir="ltr" className="cap muted">
                  {account.email}
                </bdi>
              </button>
            </li>
          )
        })}
      </ul>
    </details>
  )
}
