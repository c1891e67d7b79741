// The mark of a company beside its name: its logo, or one or two letters where it has none.
import { useLang } from '../../kit/direction.tsx'

/** Letters of a name; one in Arabic, where two would join. */
const initials = (name: string, arabic: boolean): string =>
  name
    .split(/\s+/)
    .slice(0, arabic ? 1 : 2)
    .map((word) => word[0])
    .join('')
    .toUpperCase()

/** `logo` is the address of a picture within this page. */
export function CompanyMark({ name, logo }: { name: string; logo: string | undefined }) {
  const { lang } = useLang()
  return (
    <span className="avatar sq n" aria-hidden="true">
      {logo ? <img src={logo} alt="" width={34} height={34} loading="lazy" /> : initials(name, lang === 'ar')}
    </span>
  )
}
