// What a list shows before there is anything in it, or when nothing matches.
import type { ReactNode } from 'react'

/** `art` draws the ship of the first use; without it this is the short form for "nothing matches". */
export function Empty({ title, children, action, art, level = 2 }: EmptyProps) {
  const Heading = `h${level}` as const
  return (
    <div className="empty">
      {art && <Ship />}
      <Heading>{title}</Heading>
      {children && <p className="muted">{children}</p>}
      {action && <div className="row wrap empty-a">{action}</div>}
    </div>
  )
}

export type EmptyProps = {
  title: string
  children?: ReactNode
  action?: ReactNode
  art?: boolean
  level?: 1 | 2 | 3
}

function Ship() {
  return (
    <svg className="empty-art" viewBox="0 0 240 120" aria-hidden="true">
      <path d="M10 96h220" className="a" />
      <path d="M30 108h60M110 108h90" className="b" />
      <path d="M84 96 76 76h88l-8 20z" className="c" />
      <path d="M92 76V60h20v16M116 76V52h20v24M140 76V60h14v16" className="c" />
      <path d="M126 52V34" className="a" />
      <path d="M126 34h16l-5 5 5 5h-16" className="f" />
      <path d="M200 96V70m0 0-6 6m6-6 6 6" className="b" />
      <circle cx="40" cy="34" r="10" className="b" />
    </svg>
  )
}
