// The people of the demo world, to fill the form with one press; absent outside the demo.
import { useEffect, useState } from 'react'
import { demoAccounts } from '@marsa/model/accounts/endpoints.ts'
import { accountsText } from '@marsa/model/accounts/text.ts'
import type { AnswerOf } from '@marsa/model/kit/endpoint.ts'
import { call } from '../../kit/call.ts'
import { useLang } from '../../kit/direction.tsx'
import { useT } from '../../kit/t.ts'

/** Asked without the query library, which the dialog on a public page does not carry. */
const useDemo = () => {
  const [demo, setDemo] = useState<AnswerOf<typeof demoAccounts>>()
  useEffect(() => {
    const asked = new AbortController()
    // Without an answer the form stands alone.
    call(demoAccounts, { signal: asked.signal }).then(setDemo, () => undefined)
    return () => asked.abort()
  }, [])
  return demo
}

export function DemoAccounts({ onChoose }: { onChoose: (email: string, password: string) => void }) {
  const t = useT()
  const { lang } = useLang()
  const data = useDemo()
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
