// Links of a list as a row of chips, each with how many it would show.
import { intoSight } from './into-sight.ts'

export type ChipLink = { id: string; label: string; href: string; count?: string | undefined }

type ChipLinksProps = {
  label: string
  chips: ChipLink[]
  /** The chip that the page shows now. */
  value?: string | undefined
}

export const ChipLinks = ({ label, chips, value }: ChipLinksProps) => (
  <nav className="chip-row row wrap g2" aria-label={label}>
    {chips.map(({ id, label: text, href, count }) => (
      <a
        key={id}
        ref={id === value ? intoSight : undefined}
        className={id === value ? 'chip on' : 'chip'}
        aria-current={id === value ? 'true' : undefined}
        href={href}
      >
        {text} {count !== undefined && <span className="num">{count}</span>}
      </a>
    ))}
  </nav>
)
