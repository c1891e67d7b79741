// The pages of a list as links, with where one is said in words.
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useLang } from '../../kit/direction.tsx'
import { counted, number } from '../../kit/format.ts'
import { useT } from '../../kit/t.ts'
import { Icon } from '../values/icon.tsx'
import { uiText } from '../text.ts'

/** First, last and the neighbours of the current page; 0 stands for the gap between. */
const shown = (page: number, last: number): number[] => {
  const near = [1, page - 1, page, page + 1, last].filter((each) => each >= 1 && each <= last)
  const pages = [...new Set(near)]
  return pages.flatMap((each, index) => (index > 0 && each - pages[index - 1]! > 1 ? [0, each] : [each]))
}

/** `hrefOf` gives the address of a page, so that pages can be opened apart and shared. */
export function Pager({ page, size, total, hrefOf }: PagerProps) {
  const t = useT()
  const { lang } = useLang()
  const last = Math.max(1, Math.ceil(total / size))
  const params = {
    from: number(total === 0 ? 0 : (page - 1) * size + 1, lang),
    to: number(Math.min(page * size, total), lang),
    total: counted(total, lang),
  }
  return (
    <div className="row between wrap">
      <span className="dense muted" role="status">
        {t(uiText.rowsOf, params)}
      </span>
      {last > 1 && (
        <nav className="pager" aria-label={t(uiText.pages)}>
          <Turn
            of={ChevronLeft}
            label={t(uiText.previousPage)}
            href={page > 1 ? hrefOf(page - 1) : undefined}
          />
          {shown(page, last).map((each, index) =>
            each === 0 ? (
              <span key={`gap${index}`} className="subtle" aria-hidden="true">
                …
              </span>
            ) : (
              <a key={each} href={hrefOf(each)} aria-current={each === page ? 'page' : undefined}>
                {number(each, lang)}
              </a>
            ),
          )}
          <Turn
            of={ChevronRight}
            label={t(uiText.nextPage)}
            href={page < last ? hrefOf(page + 1) : undefined}
          />
        </nav>
      )}
    </div>
  )
}

export type PagerProps = { page: number; size: number; total: number; hrefOf: (page: number) => string }

function Turn({ of, label, href }: { of: typeof ChevronLeft; label: string; href?: string }) {
  return href ? (
    <a href={href} aria-label={label}>
      <Icon of={of} size="s" flip />
    </a>
  ) : (
    <span role="link" aria-disabled="true" aria-label={label}>
      <Icon of={of} size="s" flip />
    </span>
  )
}
