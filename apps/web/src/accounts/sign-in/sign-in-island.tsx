// The sign-in dialog on a public page: loaded when its link is used, mounted in an element of its own.
import { createRoot } from 'react-dom/client'
import { LangProvider } from '../../kit/direction.tsx'
import { SignInDialog } from './sign-in-dialog.tsx'
import { connectSession } from '../renewal.ts'
import { afterSignIn } from '../session.ts'

/** Opens the dialog; after signing in the browser goes to `next` or to where the person starts. */
export const openSignIn = (lang: 'en' | 'ar', next?: string): void => {
  const host = document.body.appendChild(document.createElement('div'))
  const root = createRoot(host)
  const close = () => {
    root.unmount()
    host.remove()
  }
  connectSession()
  root.render(
    <LangProvider lang={lang}>
      <SignInDialog onClose={close} onEntered={() => location.assign(afterSignIn(lang, next))} />
    </LangProvider>,
  )
}
