// The sign-in link of a public page: opens the dialog over it; afterwards the app begins where the person starts.
import { asLang } from '@marsa/model/kit/text.ts'
import { openSignIn } from '../../accounts/sign-in/sign-in-island.tsx'
import '../sign-in.css'

export const open = (trigger: HTMLElement): void => {
  const next = new URL((trigger as HTMLAnchorElement).href).searchParams.get('next') ?? undefined
  openSignIn(asLang(document.documentElement.lang), next)
}
