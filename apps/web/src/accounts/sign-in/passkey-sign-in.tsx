// Signing in with a passkey alone; absent where the browser knows none.
import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { beginPasskeySignIn, signInWithPasskey } from '@marsa/model/accounts/factors/factors-endpoints.ts'
import { stepText } from '@marsa/model/accounts/factors/factors-text.ts'
import { call, Refusal } from '../../kit/call.ts'
import { useT } from '../../kit/t.ts'
import { Button } from '../../ui/actions/button.tsx'
import { askPasskey, knowsPasskeys, PasskeyCancelled } from './passkey.ts'
import { takeUp } from '../session.ts'

type Props = { remember: boolean; onEntered: () => void; onProblem: (sentence: string) => void }

export function PasskeySignIn({ remember, onEntered, onProblem }: Props) {
  const t = useT()
  const [busy, setBusy] = useState(false)
  if (!knowsPasskeys()) return null
  const enter = async () => {
    setBusy(true)
    try {
      const { ticket, passkey } = await call(beginPasskeySignIn, { body: {}, anonymous: true })
      const body = { ticket, passkey: await askPasskey(passkey), rememberMe: remember }
      takeUp(await call(signInWithPasskey, { body, anonymous: true }), remember)
      onEntered()
    } catch (problem) {
      if (problem instanceof PasskeyCancelled) onProblem(t(stepText.passkeyCancelled))
      else if (problem instanceof Refusal) onProblem(problem.sentence)
      else throw problem
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button
      block
      icon={KeyRound}
      isPending={busy}
      pendingLabel={t(stepText.checking)}
      onPress={() => void enter()}
    >
      {t(stepText.withPasskey)}
    </Button>
  )
}
