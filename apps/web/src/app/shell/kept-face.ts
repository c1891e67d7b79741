// What the public pages show of who is signed in: kept by this browser beside the flag of the session, no secret, no right.
import { frameText } from '@marsa/model/accounts/frame-text.ts'
import { nameIn } from '@marsa/model/accounts/person-name.ts'
import { faceKey, type Face } from '@marsa/model/site/face.ts'
import { headerVariantOf } from '@marsa/model/site/layout.ts'
import type { Me } from '../../accounts/door.tsx'
import { accountPages } from './hub-pages.ts'
import { allLinePages } from './line-pages.ts'
import { servicesOf, type NavLink } from './navigation.ts'
import { companyOf, initialsOf } from './welcome-face.tsx'

const linkOf = ({ label, path }: NavLink) => ({ label, path })

const both = (say: (lang: 'en' | 'ar') => string) => ({ en: say('en'), ar: say('ar') })

/** Written whenever the app shows who is signed in, so that it is as new as their name. */
export const keepFace = (me: Me): void => {
  const face: Face = {
    variant: headerVariantOf(me.roleName),
    name: both((lang) => nameIn(me, lang).first),
    initials: both((lang) => initialsOf(me, lang)),
    detail: me.roleName === 'admin' ? frameText.adminMark : both((lang) => companyOf(me, lang)),
    services: servicesOf(me.roleName).map(linkOf),
    account: [...allLinePages(me.roleName), ...accountPages(me)].map(linkOf),
  }
  localStorage.setItem(faceKey, JSON.stringify(face))
}

/** Nobody is shown whose session has ended. */
export const forgetFace = (): void => localStorage.removeItem(faceKey)
