// Asks for the cash PIN before money leaves the wallet, and goes on with the payment once it is right.
import { useState } from 'react'
import { validateMpin } from '@marsa/model/express/wallet/pin-endpoints.ts'
import { viewWallet } from '@marsa/model/express/wallet/wallet-endpoints.ts'
import { texts } from '@marsa/model/kit/text.ts'
import type { Refusal } from '../../kit/call.ts'
import { CommandDialog } from '../../kit/command-dialog.tsx'
import { useLang } from '../../kit/direction.tsx'
import { time } from '../../kit/format.ts'
import { useCommand } from '../../kit/query.ts'
import { useT } from '../../kit/t.ts'
import { PasswordInput } from '../../ui/fields/password-input.tsx'
import { digitsOf, mostPinDigits } from './pin-digits.ts'

const words = texts({
  title: { en: 'Enter your cash PIN', ar: 'أدخل الرمز السري للحساب النقدي' },
  body: {
    en: 'It opens the wallet for five minutes.',
    ar: 'يفتح المحفظة لمدة خمس دقائق.',
  },
  pin: { en: 'Cash PIN', ar: 'الرمز السري' },
  pay: { en: 'Pay', ar: 'دفع' },
  wrong: {
    en: {
      one: 'This is not your PIN. {count} attempt left.',
      other: 'This is not your PIN. {count} attempts left.',
    },
    ar: {
      zero: 'الرمز غير صحيح. لا محاولات متبقية.',
      one: 'الرمز غير صحيح. تبقت محاولة واحدة.',
      two: 'الرمز غير صحيح. تبقت محاولتان.',
      few: 'الرمز غير صحيح. تبقت {count} محاولات.',
      many: 'الرمز غير صحيح. تبقت {count} محاولة.',
      other: 'الرمز غير صحيح. تبقت {count} محاولة.',
    },
  },
  locked: {
    en: 'Too many wrong attempts. Try again at {time}.',
    ar: 'محاولات خاطئة كثيرة. حاول مجددًا عند {time}.',
  },
  toWallet: { en: 'Set a new PIN in the wallet', ar: 'تعيين رمز جديد في صفحة المحفظة' },
  reset: {
    en: 'This PIN is blocked. Set a new one in the wallet.',
    ar: 'أُوقف هذا الرمز. عيّن رمزًا جديدًا في صفحة المحفظة.',
  },
})

/** Where a payment waits for the PIN: `asks` says whether that is why it was refused, and then keeps what to do again. */
export const usePinFirst = () => {
  const [again, setAgain] = useState<{ pay: () => void }>()
  return {
    asks: (problem: Refusal, pay: () => void): boolean => {
      if (problem.code !== 'wallet.pin-needed') return false
      setAgain({ pay })
      return true
    },
    dialog: again && (
      <UnlockDialog
        onUnlocked={() => {
          setAgain(undefined)
          again.pay()
        }}
        onClose={() => setAgain(undefined)}
      />
    ),
  }
}

function UnlockDialog({ onUnlocked, onClose }: { onUnlocked: () => void; onClose: () => void }) {
  const t = useT()
  const { lang } = useLang()
  const [pin, setPin] = useState('')
  const [said, setSaid] = useState<string>()
  const [isShut, setShut] = useState(false)
  const check = useCommand(validateMpin, {
    quiet: true,
    refreshes: [viewWallet],
    onDone: ({ valid, attemptsLeft, lockedUntil, mustReset }) => {
      if (valid) return onUnlocked()
      setPin('')
      setShut(mustReset || lockedUntil !== null)
      if (mustReset) setSaid(t(words.reset))
      else if (lockedUntil) setSaid(t(words.locked, { time: time(lockedUntil, lang) }))
      else setSaid(t(words.wrong, { count: attemptsLeft }))
    },
  })
  return (
    <CommandDialog
      title={t(words.title)}
      send={t(words.pay)}
      command={check}
      beside={['pin']}
      onSend={() => {
        setSaid(undefined)
        check.mutate({ body: { pin } })
      }}
      onClose={onClose}
    >
      <p className="muted">{t(words.body)}</p>
      <PasswordInput
        label={t(words.pin)}
        inputMode="numeric"
        autoComplete="off"
        value={pin}
        error={said ?? check.error?.fieldSentences['pin']}
        onChange={(typed) => setPin(digitsOf(typed, mostPinDigits))}
      />
      {(isShut || check.error?.code === 'wallet.pin-locked') && (
        <p>
          <a href={`/${lang}/express/wallet`}>{t(words.toWallet)}</a>
        </p>
      )}
    </CommandDialog>
  )
}
