// The name of a company, which leads to its file.
import { useLang } from '../../kit/direction.tsx'
import type { Named } from './receipt-dialogs.tsx'

export function CompanyLink({ row }: { row: Named }) {
  const { lang } = useLang()
  return (
    <a href={`/${lang}/finance/credit/${row.companyId}`}>
      <bdi>{row.company[lang]}</bdi>
    </a>
  )
}
