// The welcome dropdown: who is signed in, for whom, and the way out.
import {
  CircleHelp,
  Gauge,
  LogOut,
  MessagesSquare,
  Search,
  ShieldCheck,
  UserRound,
  UserRoundCog,
  UsersRound,
} from 'lucide-react'
import { Suspense, useEffect, useState } from 'react'
import { actingText } from '@marsa/model/accounts/acting/acting-text.ts'
import { actsForOthers } from '@marsa/model/accounts/acting/acting-rules.ts'
import { nameIn } from '@marsa/model/accounts/person-name.ts'
import { serviceLevelOf, serviceLevelText } from '@marsa/model/site/service-levels.ts'
import { accountsText, roleText } from '@marsa/model/accounts/text.ts'
import { useLogo } from '../../accounts/companies/door.tsx'
import { ActingDialog, leave, type Me } from '../../accounts/door.tsx'
import { useLang } from '../../kit/direction.tsx'
import { useT } from '../../kit/t.ts'
import { Button } from '../../ui/actions/button.tsx'
import type { IconKind } from '../../ui/values/icon.tsx'
import { Menu } from '../../ui/actions/menu.tsx'
import { appText } from '../text.ts'
import { accountPages } from './hub-pages.ts'
import { keepFace } from './kept-face.ts'
import { ServiceLevelDialog } from './service-levels.tsx'
import { WelcomeFace } from './welcome-face.tsx'

const icons: Record<string, IconKind> = {
  profile: UserRound,
  security: ShieldCheck,
  users: UsersRound,
  chatHistory: MessagesSquare,
  myChat: MessagesSquare,
  search: Search,
  help: CircleHelp,
}

export function WelcomeMenu({ me, serviceLevel }: { me: Me; serviceLevel: boolean }) {
  const t = useT()
  const { lang } = useLang()
  const [levels, setLevels] = useState(false)
  const [acting, setActing] = useState(false)
  useEffect(() => keepFace(me))
  const logo = useLogo({ hasLogo: me.companyHasLogo })
  const form = serviceLevel ? serviceLevelOf(me) : undefined
  const onAction = (id: string) => {
    if (id === 'sign-out') void leave()
    if (id === 'service-levels') setLevels(true)
    if (id === 'acting') setActing(true)
  }
  return (
    <>
      <Menu
        label={t(appText.account)}
        trigger={
          <Button variant="text" className="who">
            <WelcomeFace me={me} logo={logo} />
          </Button>
        }
        entries={[
          {
            id: 'me',
            label: Object.values(nameIn(me, lang)).join(' ').trim(),
            detail: `${t(roleText[me.roleName])} · ${me.email}`,
            disabled: true,
          },
          ...accountPages(me).map(({ id, label: words, path }) => ({
            id,
            label: t(words),
            icon: icons[id],
            href: `/${lang}/${path}`,
          })),
          ...(form ? [{ id: 'service-levels', label: t(serviceLevelText.link), icon: Gauge }] : []),
          ...(actsForOthers(me.roleName)
            ? [{ id: 'acting', label: t(actingText.actFor), icon: UserRoundCog }]
            : []),
          { id: 'sign-out', label: t(accountsText.signOut), icon: LogOut, pinned: true },
        ]}
        onAction={onAction}
      />
      {acting && (
        <Suspense fallback={null}>
          <ActingDialog onClose={() => setActing(false)} />
        </Suspense>
      )}
      {levels && form && (
        <Suspense fallback={null}>
          <ServiceLevelDialog form={form} onClose={() => setLevels(false)} />
        </Suspense>
      )}
    </>
  )
}
