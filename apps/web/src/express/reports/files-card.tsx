// The files of a company for the days that are chosen: shipments, invoices, and for merchants deposits.
import { useState } from 'react'
import { downloadDeposits } from '@marsa/model/express/cash-on-delivery/deposit-report.ts'
import { merchants } from '@marsa/model/express/payouts/payout-endpoints.ts'
import { downloadInvoices, downloadShipments } from '@marsa/model/express/reports/report-endpoints.ts'
import { invoiceReportText, shipmentReportText } from '@marsa/model/express/reports/report-text.ts'
import { customers } from '@marsa/model/kit/access.ts'
import { texts } from '@marsa/model/kit/text.ts'
import { useMe } from '../../accounts/door.tsx'
import { download } from '../../kit/call.ts'
import { useLang } from '../../kit/direction.tsx'
import { FileMenu } from '../../kit/file-menu.tsx'
import { useT } from '../../kit/t.ts'
import { Card, Facts, type FactsProps } from '../../ui/values/card.tsx'
import { DaysChoice } from '../wallet/days-choice.tsx'
import { askedDays, type Chosen } from '../wallet/days.ts'

const filesWords = texts({
  title: { en: 'Reports', ar: 'التقارير' },
  deposits: { en: 'Cash deposits with your parcels', ar: 'الإيداعات النقدية التي تضم طرودك' },
})

export function FilesCard() {
  const t = useT()
  const { lang } = useLang()
  const role = useMe()?.roleName
  const [chosen, setChosen] = useState<Chosen>({ range: '1m' })
  if (!role || !(role in customers)) return null
  const menu = (label: string, contract: typeof downloadShipments) => (
    <FileMenu
      key={label}
      of={label}
      save={(format) => download(contract, { query: { ...askedDays(chosen), format, lang } })}
    />
  )
  const shipments = t(shipmentReportText.title)
  const invoices = t(invoiceReportText.title)
  const deposits = t(filesWords.deposits)
  const facts: FactsProps['facts'] = [
    [shipments, menu(shipments, downloadShipments)],
    [invoices, menu(invoices, downloadInvoices)],
  ]
  if (role in merchants) facts.push([deposits, menu(deposits, downloadDeposits)])
  return (
    <Card title={t(filesWords.title)} flush>
      <DaysChoice chosen={chosen} onChoose={setChosen} />
      <div className="card-b">
        <Facts across facts={facts} />
      </div>
    </Card>
  )
}
