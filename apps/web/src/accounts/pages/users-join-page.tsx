// What an invitation's link opens: who invites, then name, mobile and one's own password; the link is taken out of the address.
import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { accountsText, roleText } from '@marsa/model/accounts/text.ts'
import { viewInvitation } from '@marsa/model/accounts/users/users-endpoints.ts'
import type { AnswerOf } from '@marsa/model/kit/endpoint.ts'
import { call, type Refusal } from '../../kit/call.ts'
import { useLang } from '../../kit/direction.tsx'
import { useT } from '../../kit/t.ts'
import { Empty } from '../../ui/states/empty.tsx'
import { LinkButton } from '../../ui/actions/link-button.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { When } from '../../ui/values/when.tsx'
import { joinText } from '../users/join-text.ts'
import { JoinForm } from '../users/users-join-form.tsx'
import { companyName } from '../users/users-names.ts'
import '../accounts.css'

/** Read once: afterwards neither the history nor a copied address holds it. */
const takeToken = (): string => {
  const token = location.hash.slice(1)
  if (token) history.replaceState(history.state, '', location.pathname + location.search)
  return token
}

type Invited = AnswerOf<typeof viewInvitation>

function Head({ invited }: { invited: Invited }) {
  const t = useT()
  const { lang } = useLang()
  return (
    <header className="stack g2">
      <h1 className="h2">{t(joinText.title, { company: companyName(lang, invited) })}</h1>
      <p className="dense muted">
        {t(joinText.lead, {
          role: t(roleText[invited.roleName]),
          email: '\u2068' + invited.email + '\u2069',
        })}
      </p>
      <p className="cap muted">
        {t(joinText.until)} <When value={invited.expiresAt} />
      </p>
    </header>
  )
}

function Closed({ problem }: { problem: Refusal }) {
  const t = useT()
  const { lang } = useLang()
  return (
    <Empty
      level={1}
      title={t(joinText.closedTitle)}
      action={<LinkButton href={`/${lang}/sign-in`}>{t(accountsText.signIn)}</LinkButton>}
    >
      {problem.sentence} {t(joinText.askAgain)}
    </Empty>
  )
}

function Done({ invited, email }: { invited: Invited; email: string }) {
  const t = useT()
  const { lang } = useLang()
  return (
    <div className="stack g4" role="status">
      <h1 className="h2">{t(joinText.doneTitle, { company: companyName(lang, invited) })}</h1>
      <p>{t(joinText.doneBody, { email: '\u2068' + email + '\u2069' })}</p>
      <LinkButton variant="primary" block href={`/${lang}/sign-in`}>
        {t(accountsText.signIn)}
      </LinkButton>
    </div>
  )
}

export function JoinPage() {
  const [token] = useState(takeToken)
  const [email, setEmail] = useState<string>()
  const opening = useMutation<Invited, Refusal>({
    mutationFn: () => call(viewInvitation, { body: { token }, anonymous: true }),
  })
  const { mutate } = opening
  useEffect(() => mutate(), [mutate])
  const invited = opening.data
  return (
    <section className="card sign-in stack g5">
      {opening.isError && <Closed problem={opening.error} />}
      {!invited && !opening.isError && <Skeleton lines={6} />}
      {invited && email === undefined && (
        <>
          <Head invited={invited} />
          <JoinForm token={token} leastPassword={invited.leastPassword} onDone={setEmail} />
        </>
      )}
      {invited && email !== undefined && <Done invited={invited} email={email} />}
    </section>
  )
}
