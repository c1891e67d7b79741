// Which files the register of trade licences was loaded from, by whom and when.
import { useQuery } from '@tanstack/react-query'
import { listLicenceLoads } from '@marsa/model/accounts/registration/licence-endpoints.ts'
import { useLang } from '../../kit/direction.tsx'
import { number } from '../../kit/format.ts'
import { Loaded } from '../../kit/loaded.tsx'
import { ask } from '../../kit/query.ts'
import { useT } from '../../kit/t.ts'
import { Card } from '../../ui/values/card.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { When } from '../../ui/values/when.tsx'
import { licencesText } from '@marsa/model/accounts/registration/registration-desk-text.ts'

export function LicenceHistory() {
  const t = useT()
  const { lang } = useLang()
  const query = useQuery(ask(listLicenceLoads))
  const { data } = query
  return (
    <Card title={t(licencesText.history)}>
      <Loaded query={query} skeleton={<Skeleton lines={3} />} />
      {data?.items.length === 0 && <p className="muted">{t(licencesText.noHistory)}</p>}
      <ul className="stack g3">
        {data?.items.map((load) => (
          <li key={load.id} className="row between wrap g2">
            <span>
              <bdi dir="ltr" className="med">
                {load.fileName}
              </bdi>
              <span className="choice-p">
                {t(licencesText.by, { name: load.by, rows: number(load.rows, lang) })} ·{' '}
                {t(licencesText.counts, {
                  added: number(load.added, lang),
                  changed: number(load.changed, lang),
                  unchanged: number(load.rows - load.added - load.changed, lang),
                })}
              </span>
            </span>
            <When value={load.at} />
          </li>
        ))}
      </ul>
    </Card>
  )
}
