// The own cash PIN: whether it is set, locked or has to be set anew, and the way on.
import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import type { OwnWallet } from '@marsa/model/express/wallet/wallet-endpoints.ts'
import { useLang } from '../../kit/direction.tsx'
import { time } from '../../kit/format.ts'
import { useT } from '../../kit/t.ts'
import { Button } from '../../ui/actions/button.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { Banner } from '../../ui/states/banner.tsx'
import { Card } from '../../ui/values/card.tsx'
import { walletWords as words } from './wallet-words.ts'

const SetDialog = lazyPart(async () => (await import('./pin-dialogs.tsx')).SetPinDialog)
const ResetDialog = lazyPart(async () => (await import('./pin-dialogs.tsx')).ResetPinDialog)

export function PinCard({ pin }: { pin: OwnWallet['pin'] }) {
  const t = useT()
  const [isOpen, setOpen] = useState(false)
  const { state, digits } = pin
  const isNew = state === 'none'
  const Dialog = isNew ? SetDialog : ResetDialog
  return (
    <Card
      title={t(words.pin)}
      footer={
        <Button
          variant={isNew || state === 'blocked' ? 'primary' : 'secondary'}
          icon={KeyRound}
          changes
          onPress={() => setOpen(true)}
        >
          {t(isNew ? words.setPin : words.resetPin)}
        </Button>
      }
    >
      <PinState pin={pin} />
      {isOpen && <Dialog digits={digits} onClose={() => setOpen(false)} />}
    </Card>
  )
}

function PinState({ pin: { state, digits, lockedUntil, openUntil } }: { pin: OwnWallet['pin'] }) {
  const t = useT()
  const { lang } = useLang()
  if (state === 'none') return <p>{t(words.pinNone, { digits })}</p>
  if (state === 'blocked') return <Banner tone="error">{t(words.pinBlocked)}</Banner>
  if (state === 'locked')
    return <Banner tone="attention">{t(words.pinLocked, { time: time(lockedUntil!, lang) })}</Banner>
  return <p>{openUntil ? t(words.pinOpen, { time: time(openUntil, lang) }) : t(words.pinSet)}</p>
}
