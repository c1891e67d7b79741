// A new mobile in two steps: the number with one's password, then the code that was sent to it.
import { useState } from 'react'
import { newMobileHours } from '@marsa/model/accounts/profile/profile.ts'
import { sendMobileCode, updateMobile } from '@marsa/model/accounts/profile/profile-endpoints.ts'
import { profileText as words } from '@marsa/model/accounts/profile/profile-text.ts'
import { CommandDialog } from '../../kit/command-dialog.tsx'
import { phone } from '../../kit/phone-number.ts'
import { toast, useCommand } from '../../kit/query.ts'
import { useT } from '../../kit/t.ts'
import { PasswordInput } from '../../ui/fields/password-input.tsx'
import { PhoneInput } from '../../ui/fields/phone-input.tsx'
import { profileReads } from './profile-queries.ts'
import { CodeField, ResendButton } from '../sign-in/code-field.tsx'

export function MobileDialog({ onClose }: { onClose: () => void }) {
  const t = useT()
  const [mobile, setMobile] = useState('')
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const [resendAt, setResendAt] = useState<number>()
  const asking = useCommand(sendMobileCode, {
    quiet: true,
    onDone: ({ resendAfterSeconds }) => {
      setResendAt(Date.now() + resendAfterSeconds * 1_000)
      setCode('')
    },
  })
  const changing = useCommand(updateMobile, {
    refreshes: profileReads,
    quiet: true,
    onDone: () => {
      onClose()
      void toast({ title: t(words.mobileSaved), tone: 'success' })
    },
  })
  const ask = () => asking.mutate({ body: { UpdatedMobile: mobile, Password: password } })
  const change = () => changing.mutate({ body: { updatedMobile: mobile, SMSCode: code } })
  const asked = resendAt !== undefined
  const step = asked ? changing : asking
  return (
    <CommandDialog
      title={t(words.changeMobile)}
      back={t(words.cancel)}
      send={t(asked ? words.confirmMobile : words.sendCode)}
      command={{ isPending: step.isPending, error: changing.error ?? asking.error }}
      beside={['SMSCode', 'UpdatedMobile', 'Password']}
      onSend={asked ? change : ask}
      onClose={onClose}
    >
      {asked ? (
        <>
          <p role="status">{t(words.codeSent, { mobile: `\u2066${phone(mobile)}\u2069` })}</p>
          <CodeField value={code} onChange={setCode} error={changing.error?.fieldSentences['SMSCode']} />
          <ResendButton key={resendAt} at={resendAt} isPending={asking.isPending} onResend={ask} />
        </>
      ) : (
        <>
          <PhoneInput
            label={t(words.newMobile)}
            hint={t(words.mobileWhy)}
            value={mobile}
            onChange={setMobile}
            error={asking.error?.fieldSentences['UpdatedMobile']}
          />
          <PasswordInput
            label={t(words.ownPassword)}
            autoComplete="current-password"
            value={password}
            onChange={setPassword}
            error={asking.error?.fieldSentences['Password']}
          />
          <p className="dense muted">{t(words.mobilePin, { hours: newMobileHours })}</p>
        </>
      )}
    </CommandDialog>
  )
}
