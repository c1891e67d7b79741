// Bulk uploads of freight requests.
import { checkAirWaybill, checkContainerNumber } from '@marsa/model/reference/identifiers.ts'
import { freightBulkEndpoints } from '@marsa/model/freight/bulk/bulk-endpoints.ts'
import { freightSheet } from '@marsa/model/freight/bulk/bulk-sheet.ts'
import { freightBulkText } from '@marsa/model/freight/bulk/bulk-text.ts'
import { freightProblems } from '@marsa/model/freight/problems.ts'
import { kitProblems } from '@marsa/model/kit/kit-problems.ts'
import type { ProblemRow } from '@marsa/model/kit/problem.ts'
import { referenceProblems } from '@marsa/model/reference/problems.ts'
import { bulkProblems } from '@marsa/model/requests/bulk/bulk-problems.ts'
import { bulkText } from '@marsa/model/requests/bulk/bulk-text.ts'
import { useLang } from '../../kit/direction.tsx'
import { useT } from '../../kit/t.ts'
import { BulkPage, type BulkPages } from '../../requests/door.tsx'
import { LinkButton } from '../../ui/actions/link-button.tsx'
import { Banner } from '../../ui/states/banner.tsx'
import { freightReads } from '../queries.ts'
import { freightTitles } from '../titles.ts'
import '../freight.css'

const table = { ...kitProblems, ...referenceProblems, ...freightProblems, ...bulkProblems('freight') }

const Next: BulkPages['Next'] = ({ batch }) => {
  const t = useT()
  const { lang } = useLang()
  return (
    <>
      <Banner tone="success" live title={t(bulkText.made, { count: batch.done })}>
        {t(freightBulkText.madeBody)}
      </Banner>
      <div className="row wrap">
        <LinkButton variant="primary" href={`/${lang}/freight/drafts?batch=${batch.BatchId}`}>
          {t(freightBulkText.sendMade)}
        </LinkButton>
        <LinkButton href={`/${lang}/freight/shipments`}>{t(freightBulkText.toList)}</LinkButton>
      </div>
    </>
  )
}

export const freightBulk: BulkPages = {
  sheet: freightSheet,
  calls: freightBulkEndpoints,
  title: freightTitles.bulk,
  problems: (): Promise<Record<string, ProblemRow>> => Promise.resolve(table),
  params: (field, { containerNumber = '', awbNumber = '' }) => {
    const checked =
      field === 'containerNumber'
        ? checkContainerNumber(containerNumber)
        : field === 'awbNumber'
          ? checkAirWaybill(awbNumber)
          : undefined
    return checked && 'params' in checked ? checked.params : undefined
  },
  about: ({ nickname, description }) => nickname || description,
  ends: (texts) => [texts['origin.place'], texts['destination.place']],
  reads: freightReads,
  pathOf: (id) => `freight/quote?id=${id}`,
  Next,
}

export function FreightBulkPage() {
  return <BulkPage of={freightBulk} />
}
