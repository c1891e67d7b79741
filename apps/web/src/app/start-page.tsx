// Leads a person who has just signed in to the page where their role begins.
import { useEffect } from 'react'
import { startOf } from '@marsa/model/site/areas.ts'
import { isOwnPage } from '@marsa/model/site/pages.ts'
import { useMe } from '../accounts/door.tsx'
import { useLang } from '../kit/direction.tsx'
import { useNavigate } from '../kit/router/hooks.ts'
import { Skeleton } from '../ui/states/skeleton.tsx'
import { keepFace } from './shell/kept-face.ts'

export function StartPage() {
  const me = useMe()
  const { lang } = useLang()
  const navigate = useNavigate()
  const role = me?.roleName
  useEffect(() => {
    if (me) keepFace(me)
  })
  useEffect(() => {
    if (!role) return
    const path = startOf(role)
    // Roles without pages in the app go to the public home, couriers to a page of their own.
    if (path === 'home' || isOwnPage(path)) location.replace(`/${lang}/${path}`)
    else void navigate({ href: `/${lang}/${path}`, replace: true })
  }, [role, lang, navigate])
  return <Skeleton block="240px" />
}
