// The button of the product: variants, sizes, a working state with a word, and a disabled state that says why.
import clsx from 'clsx'
import { Info } from 'lucide-react'
import { useEffect, useId, type ReactNode, type Ref } from 'react'
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button'
import { useT } from '../kit/t.ts'
import { announce } from './announce.ts'
import { buttonClass, type ButtonSize, type ButtonVariant } from './button-class.ts'
import { Icon, type IconKind } from './icon.tsx'
import { Spinner } from './spinner.tsx'
import { uiText } from './text.ts'

/**
 * Says the working word once. The library's own pending state is not used: it announces by pointing at the button,
 * and once the button is gone what it leaves in the page is an image without a name.
 */
const useSpoken = (word: string | undefined): void => {
  useEffect(() => {
    if (!word) return
    announce(word)
    return () => announce('')
  }, [word])
}

/** `disabledReason` keeps the button in the tab order and prints the sentence under it; `pendingLabel` is the word while `isPending`. */
export function Button(props: ButtonProps) {
  const {
    variant = 'secondary',
    size = 'm',
    block,
    icon,
    iconEnd,
    flip,
    pendingLabel,
    disabledReason,
    ...rest
  } = props
  const { children, className, isPending, ...aria } = rest
  const t = useT()
  const reasonId = useId()
  const working = isPending ? (pendingLabel ?? t(uiText.working)) : undefined
  useSpoken(working)
  const face = working ? (
    <>
      <Spinner />
      {working}
    </>
  ) : (
    <>
      {icon && <Icon of={icon} flip={flip && !iconEnd} />}
      {children}
      {iconEnd && <Icon of={iconEnd} flip={flip} />}
    </>
  )
  const look = clsx(buttonClass(variant, size, block), className)
  if (!disabledReason)
    return (
      <AriaButton
        {...aria}
        {...(working && { type: 'button', onPress: undefined, onClick: undefined })}
        className={look}
        render={(dom) =>
          working ? <button {...dom} aria-disabled="true" data-pending /> : <button {...dom} />
        }
      >
        {face}
      </AriaButton>
    )
  return (
    <span className={clsx('stack g2', block && 'btn-block')}>
      <AriaButton
        {...aria}
        type="button"
        onPress={undefined}
        className={look}
        render={(dom) => <button {...dom} aria-disabled="true" aria-describedby={reasonId} />}
      >
        {face}
      </AriaButton>
      <span className="why" id={reasonId}>
        <Icon of={Info} size="s" />
        <span>{disabledReason}</span>
      </span>
    </span>
  )
}

export type ButtonProps = Omit<AriaButtonProps, 'children' | 'className' | 'isDisabled'> & {
  variant?: ButtonVariant
  size?: ButtonSize
  block?: boolean
  icon?: IconKind
  iconEnd?: IconKind
  flip?: boolean
  pendingLabel?: string
  disabledReason?: string
  className?: string
  children?: ReactNode
  ref?: Ref<HTMLButtonElement>
}
