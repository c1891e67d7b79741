// A small word beside a name: optional, required, lowest.
import clsx from 'clsx'
import type { ReactNode } from 'react'

/** `tone` only where the word asks for something ("waiting") or distinguishes ("brand"). */
export function Tag({ tone = 'plain', children }: TagProps) {
  return (
    <span className={clsx('tag', tone === 'brand' && 'tag-brand', tone === 'waiting' && 'tag-wait')}>
      {children}
    </span>
  )
}

export type TagProps = { tone?: 'plain' | 'brand' | 'waiting'; children: ReactNode }
