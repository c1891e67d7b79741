// A surface with a border: a heading row, a body and a foot.
import clsx from 'clsx'
import type { ComponentProps, ReactNode } from 'react'

/** `title` makes the heading row, `aside` stands at its end; `flush` drops the padding of the body for tables and maps. No card inside a card. */
export function Card({ title, aside, footer, flush, level = 2, className, children, ...rest }: CardProps) {
  const Heading = `h${level}` as const
  return (
    <section className={clsx('card', flush && 'clip', className)} {...rest}>
      {title !== undefined && (
        <header className="card-h">
          <Heading>{title}</Heading>
          {aside}
        </header>
      )}
      {children !== undefined && (flush ? children : <div className="card-b">{children}</div>)}
      {footer && <footer className="card-f">{footer}</footer>}
    </section>
  )
}

export type CardProps = Omit<ComponentProps<'section'>, 'title'> & {
  title?: ReactNode
  aside?: ReactNode
  footer?: ReactNode
  flush?: boolean
  level?: 2 | 3
}

/** Facts as term and value; `across` puts the value at the end of the line, `columns` sets two side by side. */
export function Facts({ facts, across, columns }: FactsProps) {
  return (
    <dl className={clsx('dl', across && 'h', columns && 'c2')}>
      {facts.map(([term, value], index) => (
        <div key={index}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

export type FactsProps = { facts: [term: ReactNode, value: ReactNode][]; across?: boolean; columns?: boolean }
