// How one signs in: e-mail, mobile and password, the latter two with their ways to change them.
import { useState } from 'react'
import { profileText as words } from '@marsa/model/accounts/profile/profile-text.ts'
import { useT } from '../../kit/t.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Card } from '../../ui/values/card.tsx'
import { PhoneText } from '../../ui/fields/phone-text.tsx'
import type { OwnProfile } from './profile-queries.ts'
import { MobileDialog } from './profile-mobile.tsx'
import { PasswordDialog } from './profile-password.tsx'

export function SignInCard({ profile }: { profile: OwnProfile }) {
  const t = useT()
  const [open, setOpen] = useState<'mobile' | 'password'>()
  const close = () => setOpen(undefined)
  const { email, mobileNumber, firstName, lastName } = profile
  return (
    <Card title={t(words.signIn)}>
      <div className="profile-row">
        <div className="stack g1">
          <span className="cap muted">{t(words.email)}</span>
          <bdi dir="ltr">{email}</bdi>
          <span className="cap muted">{t(words.emailNote)}</span>
        </div>
      </div>
      <div className="profile-row">
        <div className="stack g1">
          <span className="cap muted">{t(words.mobile)}</span>
          {mobileNumber ? <PhoneText plain value={mobileNumber} /> : <span>{t(words.noMobile)}</span>}
        </div>
        <Button size="s" aria-label={t(words.changeMobile)} changes onPress={() => setOpen('mobile')}>
          {t(words.change)}
        </Button>
      </div>
      <div className="profile-row">
        <div className="stack g1">
          <span className="cap muted">{t(words.password)}</span>
          <span aria-hidden="true">••••••••</span>
        </div>
        <Button size="s" aria-label={t(words.changePassword)} changes onPress={() => setOpen('password')}>
          {t(words.change)}
        </Button>
      </div>
      {open === 'mobile' && <MobileDialog onClose={close} />}
      {open === 'password' && (
        <PasswordDialog
          leastPassword={profile.leastPassword}
          about={[firstName, lastName, email.split('@')[0]!]}
          onClose={close}
        />
      )}
    </Card>
  )
}
