// What lists of the books share: the sums above their rows, and what stands there when no row fits.
import type { ReactNode } from 'react'
import { useLang } from '../../kit/direction.tsx'
import { useT } from '../../kit/t.ts'
import { LinkButton } from '../../ui/actions/link-button.tsx'
import { Empty } from '../../ui/states/empty.tsx'
import { Money } from '../../ui/values/money.tsx'
import { bookHref } from './books-search.ts'
import { booksWords } from './books-words.ts'

type Sum = {
  label: string
  /** In dirhams, as `1250.00`. */
  amount: string
  href?: string
}

/** Sums of all rows that fit, not of one page alone; the first one counts them and stands out. */
export function BookSums({ sums }: { sums: readonly Sum[] }) {
  return (
    <dl className="dl h card card-b">
      {sums.map(({ label, amount, href }, index) => {
        const value = <Money value={amount} strong={index === 0} />
        return (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{href ? <a href={href}>{value}</a> : value}</dd>
          </div>
        )
      })}
    </dl>
  )
}

type NothingFitsProps = {
  /** Address of the list within the area; without days and filters it shows everything. */
  address: string
  title: string
  children: ReactNode
}

export function NothingFits({ address, title, children }: NothingFitsProps) {
  const t = useT()
  const { lang } = useLang()
  return (
    <div className="card">
      <Empty
        art
        title={title}
        action={<LinkButton href={bookHref(lang, address)}>{t(booksWords.showAll)}</LinkButton>}
      >
        {children}
      </Empty>
    </div>
  )
}
