// Registration at its address: the form of the kind of user, or the choice of one when the address names none (A 2).
import { useEffect, useState, type ComponentType } from 'react'
import { formLoaderMs, userTypes, type UserType } from '@marsa/model/accounts/registration/registration.ts'
import { useLang } from '../../kit/direction.tsx'
import { getRouteApi } from '../../kit/router/hooks.ts'
import { useT } from '../../kit/t.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { RegisterChooser } from '../registration/register-chooser.tsx'
import { registerText } from '@marsa/model/accounts/registration/registration-form-text.ts'
import { registrationTitles } from '@marsa/model/accounts/registration/registration-titles.ts'
import '../registration/register.css'

const route = getRouteApi('/$lang/hub/register/$userType')

type FormPart = ComponentType<{ userType: UserType }>

/** The form, loaded apart; at the deadline the loader gives way to a retry, and the form comes when it comes. */
const useFormPart = () => {
  const [part, setPart] = useState<{ Form?: FormPart; late?: boolean }>({})
  const [tries, setTries] = useState(0)
  useEffect(() => {
    let wanted = true
    const late = () => wanted && setPart(({ Form }) => (Form ? { Form } : { late: true }))
    const timer = setTimeout(late, formLoaderMs)
    void import('../registration/register-form.tsx').then(({ RegisterForm }) => {
      if (wanted) setPart({ Form: RegisterForm })
    }, late)
    return () => {
      wanted = false
      clearTimeout(timer)
    }
  }, [tries])
  return { ...part, again: () => setTries((count) => count + 1) }
}

export function RegisterPage() {
  const { userType } = route.useParams()
  const known = userTypes.find((each) => each === userType)
  return known ? <Registration key={known} userType={known} /> : <RegisterChooser />
}

function Registration({ userType }: { userType: UserType }) {
  const t = useT()
  const { lang } = useLang()
  const { Form, late, again } = useFormPart()
  return (
    <section className="card register stack g5">
      <header className="stack g1">
        <h1 className="h2">{t(registrationTitles.register)}</h1>
        <p className="dense muted">
          {t(registerText[userType])} · <a href={`/${lang}/hub/register`}>{t(registerText.otherKind)}</a>
        </p>
      </header>
      {Form && <Form userType={userType} />}
      {!Form && !late && (
        <div role="status" aria-busy="true">
          <span className="vh">{t(registerText.loading)}</span>
          <Skeleton lines={6} />
        </div>
      )}
      {!Form && late && (
        <div role="status" className="stack g3">
          <p className="med">{t(registerText.loadLate)}</p>
          <p className="muted">{t(registerText.loadLateBody)}</p>
          <Button onPress={again}>{t(registerText.again)}</Button>
        </div>
      )}
      <p className="dense muted">
        {t(registerText.haveAccount)} <a href={`/${lang}/sign-in`}>{t(registerText.signIn)}</a>
      </p>
    </section>
  )
}
