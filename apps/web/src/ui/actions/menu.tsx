// Actions or links behind one button.
import clsx from 'clsx'
import type { ReactElement } from 'react'
import { Menu as AriaMenu, MenuItem, MenuTrigger } from 'react-aria-components/Menu'
import { Popover } from 'react-aria-components/Popover'
import { Icon, type IconKind } from '../values/icon.tsx'
import { Trigger } from './trigger.tsx'

export type MenuEntry = {
  id: string
  label: string
  detail?: string
  icon?: IconKind
  href?: string
  danger?: boolean
  disabled?: boolean
  /** Stays in sight at the end of a menu that is longer than the screen. */
  pinned?: boolean
  lang?: 'en' | 'ar'
}

/** `trigger` is a Button or IconButton of ours; entries with `href` are links, the others come to `onAction`. */
export function Menu({ trigger, label, entries, onAction, placement = 'bottom end' }: MenuProps) {
  return (
    <MenuTrigger>
      <Trigger>{trigger}</Trigger>
      <Popover className="pop menu-pop" placement={placement}>
        <AriaMenu
          className="list menu"
          aria-label={label}
          items={entries}
          onAction={(key) => onAction?.(String(key))}
        >
          {({ id, label: words, detail, icon, href, danger, disabled, pinned, lang }) => (
            <MenuItem
              id={id}
              href={href}
              textValue={words}
              isDisabled={disabled}
              className={clsx('opt-row', danger && 'danger', pinned && 'pinned')}
            >
              {icon && <Icon of={icon} size="s" />}
              <span className="grow" lang={lang}>
                {words}
                {detail && <span className="sub">{detail}</span>}
              </span>
            </MenuItem>
          )}
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  )
}

export type MenuProps = {
  trigger: ReactElement<object>
  label: string
  entries: MenuEntry[]
  onAction?: (id: string) => void
  placement?: 'bottom start' | 'bottom end' | 'top end'
}
