// Draws up a version of the tariff: the cells of each service, what is wrong with them at once, sample parcels beside the old prices.
import { useState } from 'react'
import { Plus, Trash2 } from 'lucide-react'
import { serviceNames, services, type Service } from '@marsa/model/express/services.ts'
import { setupProblems } from '@marsa/model/express/setup/setup-problems.ts'
import { serviceFault, tariffPlans } from '@marsa/model/express/setup/tariff-change.ts'
import {
  listTariffs,
  proposeTariff,
  readCell,
  type TariffVersion,
  type WireCell,
} from '@marsa/model/express/setup/tariff-endpoints.ts'
import { addDays, dayOf } from '@marsa/model/kit/day.ts'
import { latinDigits } from '@marsa/model/kit/id.ts'
import { toast, useCommand } from '../../kit/query.ts'
import { RefusalBanner } from '../../kit/refusal-banner.tsx'
import { useT } from '../../kit/t.ts'
import { UnsavedGuard } from '../../kit/unsaved-guard.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { IconButton } from '../../ui/actions/icon-button.tsx'
import { DateInput } from '../../ui/fields/date-input.tsx'
import { TextArea } from '../../ui/fields/text-area.tsx'
import { Banner } from '../../ui/states/banner.tsx'
import { Card } from '../../ui/values/card.tsx'
import { cellsOf } from './cells.ts'
import { Samples, usePlanName } from './samples.tsx'
import { tariffEditorText as words, tariffText } from './setup-text.ts'

type EditorProps = { versions: TariffVersion[]; current: TariffVersion; onClose: () => void }
type Row = WireCell & { key: number }

/** The version that was approved last, which a new one is based on. */
const lastApproved = (versions: TariffVersion[]): TariffVersion =>
  versions.reduce((last, each) => (Date.parse(each.approvedAt) > Date.parse(last.approvedAt) ? each : last))

export function TariffEditor({ versions, current, onClose }: EditorProps) {
  const t = useT()
  const [rows, setRows] = useState<Row[]>(() => versions[0]!.cells.map((cell, key) => ({ ...cell, key })))
  const [validFrom, setValidFrom] = useState<string | null>(addDays(dayOf(new Date()), 1))
  const [reason, setReason] = useState('')
  const [isTouched, setTouched] = useState(false)
  const command = useCommand(proposeTariff, {
    refreshes: [listTariffs],
    quiet: true,
    onDone: () => {
      onClose()
      void toast({ title: t(words.proposed), tone: 'success' })
    },
  })
  const said = command.error?.fieldSentences
  const change = (next: (rows: Row[]) => Row[]) => {
    setTouched(true)
    setRows(next)
  }
  const read = rows.flatMap((row) => readCell(row) ?? [])
  const add = (service: Service, plans: readonly WireCell['plan'][]) =>
    change((before) => {
      const first = Math.max(...before.map(({ key }) => key)) + 1
      const added = plans.map((plan, at) => ({
        service,
        plan,
        fromKg: '',
        base: '',
        perKg: '0.00',
        key: first + at,
      }))
      return [...before, ...added]
    })
  return (
    <form
      className="stack g5"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        const cells = rows.map(({ key: _key, ...cell }) => cell)
        command.mutate({
          body: { validFrom: validFrom ?? '', basedOn: lastApproved(versions).tariffId, cells, reason },
        })
      }}
    >
      <UnsavedGuard when={isTouched && !command.isPending} />
      <div className="stack g2">
        <h2>{t(words.title)}</h2>
        <p className="muted">{t(words.body)}</p>
      </div>
      <RefusalBanner refusal={command.error} beside={['validFrom', 'reason']} />
      {services.map((service) => {
        const own = rows.filter((row) => row.service === service)
        const isRead = own.every((row) => readCell(row))
        const fault = isRead ? serviceFault(read, service) : undefined
        return (
          <Card key={service} title={t(serviceNames[service])}>
            <div className="stack g4">
              {(!isRead || fault) && (
                <Banner tone="attention">
                  {t(fault ? setupProblems[fault as keyof typeof setupProblems] : words.cellInvalid)}
                </Banner>
              )}
              <Cells
                label={t(serviceNames[service])}
                rows={own}
                onChange={(key, cell) =>
                  change((before) => before.map((row) => (row.key === key ? { ...row, ...cell } : row)))
                }
                onRemove={(key) => change((before) => before.filter((row) => row.key !== key))}
              />
              <div className="row wrap g2">
                <Button size="s" icon={Plus} changes onPress={() => add(service, tariffPlans)}>
                  {t(words.add)}
                </Button>
                <Button size="s" icon={Plus} changes onPress={() => add(service, [null])}>
                  {t(words.addAll)}
                </Button>
              </div>
            </div>
          </Card>
        )
      })}
      <Samples before={cellsOf(current)} after={read} />
      <Card title={t(words.propose)}>
        <div className="stack g4">
          <DateInput
            label={t(words.from)}
            hint={t(words.fromHint)}
            min={addDays(dayOf(new Date()), 1)}
            value={validFrom}
            onChange={setValidFrom}
            error={said?.['validFrom']}
          />
          <TextArea
            label={t(words.reason)}
            limit={500}
            value={reason}
            onChange={(text) => {
              setTouched(true)
              setReason(text)
            }}
            error={said?.['reason']}
          />
          <div className="row wrap g3">
            <Button type="submit" variant="primary" changes isPending={command.isPending}>
              {t(words.propose)}
            </Button>
            <Button onPress={onClose}>{t(words.cancel)}</Button>
          </div>
        </div>
      </Card>
    </form>
  )
}

type CellsProps = {
  label: string
  rows: Row[]
  onChange: (key: number, change: Partial<WireCell>) => void
  onRemove: (key: number) => void
}

/** Narrow rows of inputs; what each is called stands in the head and, for readers of the screen, at the input. */
function Cells({ label, rows, onChange, onRemove }: CellsProps) {
  const t = useT()
  const planName = usePlanName()
  const columns = ['fromKg', 'base', 'perKg'] as const
  return (
    <section className="tbl" tabIndex={0} aria-label={label}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t(words.plan)}</th>
            {columns.map((column) => (
              <th key={column} scope="col" className="n">
                {t(words[column])}
              </th>
            ))}
            <td />
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const name = row.plan === null ? t(tariffText.allPlans) : planName(row.plan)
            return (
              <tr key={row.key}>
                <th scope="row">{name}</th>
                {columns.map((column) => (
                  <td key={column} className="n">
                    <span className="input sm" style={{ minInlineSize: '6.5rem' }}>
                      <input
                        className="num"
                        dir="ltr"
                        inputMode="decimal"
                        size={8}
                        aria-label={`${t(words[column])}: ${name}, ${row.fromKg || '0'}`}
                        value={row[column]}
                        onChange={({ target }) =>
                          onChange(row.key, { [column]: latinDigits(target.value).replaceAll(',', '') })
                        }
                      />
                    </span>
                  </td>
                ))}
                <td>
                  <IconButton
                    icon={Trash2}
                    label={`${t(words.remove)}: ${name}, ${row.fromKg || '0'}`}
                    onPress={() => onRemove(row.key)}
                  />
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </section>
  )
}
