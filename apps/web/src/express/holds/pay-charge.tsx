// The ways to pay what is due on the way: by card, from the wallet with the PIN, with credits where they are enough.
import { useState } from 'react'
import {
  openChargePayment,
  payCharge,
  viewHolds,
  type ChargeView,
} from '@marsa/model/express/depot/hold-endpoints.ts'
import { viewShipment } from '@marsa/model/express/shipments/shipment-endpoints.ts'
import { validateMpin } from '@marsa/model/express/wallet/pin-endpoints.ts'
import { typedPin } from '@marsa/model/express/wallet/pin.ts'
import { parseMoney } from '@marsa/model/kit/money.ts'
import { CommandDialog } from '../../kit/command-dialog.tsx'
import { useLang } from '../../kit/direction.tsx'
import { moneyParts } from '../../kit/format.ts'
import { toast, useCommand } from '../../kit/query.ts'
import { useT } from '../../kit/t.ts'
import { Button } from '../../ui/actions/button.tsx'
import { PasswordInput } from '../../ui/fields/password-input.tsx'
import { holdsText as words } from './holds-text.ts'

type PayProps = { charge: ChargeView; credits: string; wallet: string; shipmentId: string }

const usePay = (quiet: boolean, onDone: () => void) => {
  const t = useT()
  return useCommand(payCharge, {
    refreshes: [viewShipment, viewHolds],
    quiet,
    onDone: () => {
      onDone()
      void toast({ title: t(words.paid), tone: 'success' })
    },
  })
}

export function PayCharge(props: PayProps) {
  const { charge, credits } = props
  const t = useT()
  const [isAsking, setAsking] = useState(false)
  const open = useCommand(openChargePayment, {
    refreshes: [viewShipment],
    onDone: ({ redirectUrl }) => {
      if (redirectUrl) location.assign(redirectUrl)
    },
  })
  const pay = usePay(false, () => undefined)
  const seen = { chargeId: charge.id, amount: charge.total }
  const hasCredits = parseMoney(credits) >= parseMoney(charge.net)
  return (
    <div className="stack g2">
      <div className="row wrap g2">
        <Button
          variant="primary"
          changes
          isPending={open.isPending}
          pendingLabel={t(words.toGateway)}
          onPress={() => open.mutate({ body: seen })}
        >
          {t(words.payCard)}
        </Button>
        <Button changes onPress={() => setAsking(true)}>
          {t(words.payWallet)}
        </Button>
        {hasCredits && (
          <Button
            changes
            isPending={pay.isPending}
            onPress={() => pay.mutate({ body: { ...seen, way: 'bundle' } })}
          >
            {t(words.payBundle)}
          </Button>
        )}
      </div>
      {hasCredits && <p className="dense muted">{t(words.bundleBody, { amount: charge.net })}</p>}
      {isAsking && <PinDialog {...props} onClose={() => setAsking(false)} />}
    </div>
  )
}

/** Opens the wallet with the PIN and pays in one step. */
function PinDialog({ charge, wallet, onClose }: PayProps & { onClose: () => void }) {
  const t = useT()
  const { lang } = useLang()
  const [pin, setPin] = useState('')
  const [said, setSaid] = useState<string>()
  const pay = usePay(true, onClose)
  const check = useCommand(validateMpin, {
    quiet: true,
    onDone: ({ valid, attemptsLeft, lockedUntil, mustReset }) => {
      if (valid) return pay.mutate({ body: { chargeId: charge.id, amount: charge.total, way: 'wallet' } })
      setSaid(lockedUntil || mustReset ? t(words.pinLocked) : t(words.pinWrong, { count: attemptsLeft }))
    },
  })
  return (
    <CommandDialog
      title={t(words.pinTitle)}
      send={t(words.pay, { amount: charge.total })}
      back={t(words.back)}
      command={{ isPending: check.isPending || pay.isPending, error: check.error ?? pay.error }}
      beside={['pin']}
      onClose={onClose}
      onSend={() => {
        setSaid(undefined)
        check.mutate({ query: {}, body: { pin } })
      }}
    >
      <PasswordInput
        label={t(words.pin)}
        hint={t(words.pinHint, { amount: moneyParts(wallet, 'AED', lang).amount })}
        inputMode="numeric"
        autoComplete="off"
        value={pin}
        error={said ?? check.error?.fieldSentences['pin']}
        onChange={(typed) => setPin(typedPin(typed).replace(/\D/g, '').slice(0, 8))}
      />
    </CommandDialog>
  )
}
