// Sign-in over the page that is open: a dialog, a sheet from below on a phone.
import { accountsText } from '@marsa/model/accounts/text.ts'
import { useT } from '../../kit/t.ts'
import { PlainDialog } from '../../ui/overlays/plain-dialog.tsx'
import { signInText } from '../text.ts'
import { SignInForm } from './sign-in-form.tsx'
import '../accounts.css'

export function SignInDialog({ onClose, onEntered }: { onClose: () => void; onEntered: () => void }) {
  const t = useT()
  return (
    <PlainDialog title={t(accountsText.signIn)} onClose={onClose}>
      <div className="stack g4">
        <p className="dense muted">{t(signInText.lead)}</p>
        <SignInForm onEntered={onEntered} />
      </div>
    </PlainDialog>
  )
}
