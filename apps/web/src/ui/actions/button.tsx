// The button of the product: variants, sizes, a working state with a word, and a disabled state that says why.
import clsx from 'clsx'
import { Info } from 'lucide-react'
import { useEffect, useId, type ComponentProps } from 'react'
import { useReadOnly } from '../../kit/use-read-only.ts'
import { useT } from '../../kit/t.ts'
import { kitText } from '../../kit/text.ts'
import { announce } from '../states/announce.ts'
import { buttonClass, type ButtonSize, type ButtonVariant } from './button-class.ts'
import { Icon, type IconKind } from '../values/icon.tsx'
import { Spinner } from '../states/spinner.tsx'
import { uiText } from '../text.ts'

/** Says the working word once. */
const useSpoken = (word: string | undefined): void => {
  useEffect(() => {
    if (!word) return
    announce(word)
    return () => announce('')
  }, [word])
}

/**
 * `disabledReason` keeps the button in the tab order and prints the sentence under it; `pendingLabel` is the word while `isPending`.
 * Who acts for somebody else read-only finds what `changes` something off, with the reason spoken; the bar above the page shows it to
 * all. Left out, it is what sends a form or waits for an answer.
 */
export function Button({
  variant = 'secondary',
  size = 'm',
  block,
  icon,
  iconEnd,
  flip,
  isPending,
  pendingLabel,
  disabledReason,
  onPress,
  type = 'button',
  changes = type === 'submit' || isPending !== undefined,
  className,
  children,
  ...native
}: ButtonProps) {
  const t = useT()
  const reasonId = useId()
  const working = isPending && !disabledReason ? (pendingLabel ?? t(uiText.working)) : undefined
  const isOff = useReadOnly() && changes && !disabledReason
  const off = isOff ? t(kitText.readOnly) : undefined
  const deaf = Boolean(working ?? disabledReason ?? off)
  useSpoken(working)
  const button = (
    <button
      {...native}
      type={deaf ? 'button' : type}
      className={clsx(buttonClass(variant, size, block), className)}
      aria-disabled={deaf || undefined}
      title={off ?? native.title}
      aria-describedby={disabledReason || off ? reasonId : native['aria-describedby']}
      data-pending={working && ''}
      onClick={(event) => {
        // Safari gives a pressed button no focus, and then there is no place for it to come back to.
        event.currentTarget.focus({ preventScroll: true })
        // A double click is meant once: the second press may come before the first is drawn as working.
        if (deaf || (changes && event.detail > 1)) return event.preventDefault()
        native.onClick?.(event)
        onPress?.()
      }}
    >
      {working ? <Spinner /> : icon && <Icon of={icon} flip={flip && !iconEnd} />}
      {working ?? children}
      {!working && iconEnd && <Icon of={iconEnd} flip={flip} />}
    </button>
  )
  if (off)
    return (
      <>
        {button}
        <span className="vh" id={reasonId}>
          {off}
        </span>
      </>
    )
  if (!disabledReason) return button
  return (
    <span className={clsx('btn-off', block && 'btn-block')}>
      {button}
      <span className="why" id={reasonId}>
        <Icon of={Info} size="s" />
        <span>{disabledReason}</span>
      </span>
    </span>
  )
}

export type ButtonProps = Omit<ComponentProps<'button'>, 'disabled'> & {
  variant?: ButtonVariant
  size?: ButtonSize
  block?: boolean
  icon?: IconKind
  iconEnd?: IconKind
  flip?: boolean
  isPending?: boolean
  pendingLabel?: string
  disabledReason?: string
  changes?: boolean
  onPress?: () => void
}
