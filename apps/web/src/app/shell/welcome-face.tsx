// Who is signed in, as the header shows it: avatar, welcome and company with its logo.
import { ChevronDown } from 'lucide-react'
import { frameText } from '@marsa/model/accounts/frame-text.ts'
import { nameIn } from '@marsa/model/accounts/person-name.ts'
import type { Me } from '../../accounts/door.tsx'
import { useLang } from '../../kit/direction.tsx'
import { initials } from '../../kit/initials.ts'
import { useT } from '../../kit/t.ts'
import { Icon } from '../../ui/values/icon.tsx'
import { appText } from '../text.ts'

export const initialsOf = (me: Me, lang: 'en' | 'ar'): string => {
  const { first, last } = nameIn(me, lang)
  return initials(first, last)
}

export const companyOf = (me: Me, lang: 'en' | 'ar'): string =>
  lang === 'ar' ? me.companyNameAr : me.companyNameEn

/** The company by its name, after its logo; the room of the picture is kept while it comes. */
export function CompanyName({ me, logo }: FaceProps) {
  const { lang } = useLang()
  return (
    <>
      {me.companyHasLogo && <img className="face-logo" src={logo} alt="" width={18} height={18} />}
      {companyOf(me, lang)}
    </>
  )
}

type FaceProps = { me: Me; logo?: string | undefined }

export function WelcomeFace({ me, logo }: FaceProps) {
  const t = useT()
  const { lang } = useLang()
  return (
    <>
      <span className="avatar" aria-hidden="true">
        {initialsOf(me, lang)}
      </span>
      <span>
        <b>{t(appText.welcome, { name: nameIn(me, lang).first })}</b>
        <span>{me.roleName === 'admin' ? t(frameText.adminMark) : <CompanyName me={me} logo={logo} />}</span>
      </span>
      <Icon of={ChevronDown} size="s" />
    </>
  )
}
