// What follows the proven number: linking to the account that it has, or the few words that a new account needs.
import { useState, type SubmitEvent } from 'react'
import { directoryText } from '@marsa/model/accounts/directory/directory-text.ts'
import { accountsText } from '@marsa/model/accounts/text.ts'
import { useLang } from '../../kit/direction.tsx'
import { phone } from '../../kit/phone-number.ts'
import { useT } from '../../kit/t.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Checkbox } from '../../ui/fields/checkbox.tsx'
import { TextInput } from '../../ui/fields/text-input.tsx'
import { isolated } from './link-mobile.tsx'

export type AccountChoice = { email?: string; Address?: string; termsAccepted?: boolean }

type Props = {
  proven: { mobile: string; known: boolean }
  needsEmail: boolean
  problems: Record<string, string>
  busy: boolean
  onFinish: (choice: AccountChoice) => void
  onOther: () => void
}

export function LinkAccount({ proven, needsEmail, problems, busy, onFinish, onOther }: Props) {
  const t = useT()
  const { lang } = useLang()
  const [asked] = useState(needsEmail)
  const [email, setEmail] = useState('')
  const [address, setAddress] = useState('')
  const [terms, setTerms] = useState(false)
  const mobile = isolated(phone(proven.mobile))
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (proven.known) onFinish({})
    else
      onFinish({ ...(email && { email }), ...(address.trim() && { Address: address }), termsAccepted: terms })
  }
  return (
    <form className="stack g4" noValidate onSubmit={submit}>
      <p role="status">{t(proven.known ? directoryText.known : directoryText.fresh, { mobile })}</p>
      {!proven.known && (
        <>
          {(asked || needsEmail) && (
            <TextInput
              label={t(accountsText.email)}
              name="email"
              type="email"
              dir="ltr"
              autoComplete="email"
              value={email}
              onChange={setEmail}
              error={problems['email']}
            />
          )}
          <TextInput
            label={t(directoryText.address)}
            name="address"
            autoComplete="street-address"
            value={address}
            onChange={setAddress}
            error={problems['Address']}
          />
          <Checkbox name="terms" value={terms} onChange={setTerms} error={problems['termsAccepted']}>
            {t(directoryText.terms)}{' '}
            <a href={`/${lang}/terms`} target="_blank" rel="noreferrer">
              {t(directoryText.readTerms)}
            </a>
          </Checkbox>
        </>
      )}
      <Button type="submit" variant="primary" block isPending={busy} pendingLabel={t(directoryText.working)}>
        {t(proven.known ? directoryText.linkIt : directoryText.createIt)}
      </Button>
      <Button variant="text" block onPress={onOther}>
        {t(directoryText.otherNumber)}
      </Button>
    </form>
  )
}
