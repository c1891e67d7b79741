// The welcome dropdown: who is signed in, for whom, and the way out.
import { LogOut } from 'lucide-react'
import { nameIn } from '@marsa/model/accounts/person-name.ts'
import { accountsText, roleText } from '@marsa/model/accounts/text.ts'
import { leave, type Me } from '../../accounts/door.tsx'
import { useLang } from '../../kit/direction.tsx'
import { useT } from '../../kit/t.ts'
import { Button } from '../../ui/button.tsx'
import { Menu } from '../../ui/menu.tsx'
import { appText } from '../text.ts'
import { WelcomeFace } from './welcome-face.tsx'

export const signOutHome = async (lang: 'en' | 'ar') => {
  await leave()
  location.assign(`/${lang}/home`)
}

export function WelcomeMenu({ me }: { me: Me }) {
  const t = useT()
  const { lang } = useLang()
  return (
    <Menu
      label={t(appText.account)}
      trigger={
        <Button variant="text" className="who">
          <WelcomeFace me={me} />
        </Button>
      }
      entries={[
        {
          id: 'me',
          label: Object.values(nameIn(me, lang)).join(' ').trim(),
          detail: `${t(roleText[me.roleName])} · ${me.email}`,
          disabled: true,
        },
        { id: 'sign-out', label: t(accountsText.signOut), icon: LogOut },
      ]}
      onAction={(id) => id === 'sign-out' && void signOutHome(lang)}
    />
  )
}
