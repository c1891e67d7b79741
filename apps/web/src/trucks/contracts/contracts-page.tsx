// Contracts of trucks: both parties read and download them, the provider and administrators enter them and upload versions.
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { CalendarClock, Check, FilePlus2, Hourglass, X } from 'lucide-react'
import type { ContractStanding } from '@marsa/model/trucks/contracts/contract.ts'
import type { ContractView } from '@marsa/model/trucks/contracts/contract-endpoints.ts'
import { truckRoadEndpoints as road } from '@marsa/model/trucks/endpoints.ts'
import { LazyUploadDialog } from '../../documents/door.tsx'
import { download } from '../../kit/call.ts'
import { useLang } from '../../kit/direction.tsx'
import { date } from '../../kit/format.ts'
import { Loaded } from '../../kit/loaded.tsx'
import { ask } from '../../kit/query.ts'
import { useT } from '../../kit/t.ts'
import { useTitle } from '../../kit/title.ts'
import { Button } from '../../ui/actions/button.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { Empty } from '../../ui/states/empty.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { Badge, type BadgeProps } from '../../ui/values/badge.tsx'
import { Card } from '../../ui/values/card.tsx'
import { truckTitles } from '../titles.ts'
import { contractText as words } from './contract-text.ts'

const LazyDialog = lazyPart(async () => (await import('./contract-dialog.tsx')).ContractDialog)

export function ContractsPage() {
  const t = useT()
  useTitle(t(truckTitles.contracts))
  const [editing, setEditing] = useState<ContractView | 'new'>()
  const [uploading, setUploading] = useState<string>()
  return (
    <div className="stack g5">
      <div className="stack g2">
        <h1>{t(truckTitles.contracts)}</h1>
        <p className="muted">{t(words.body)}</p>
      </div>
      <Loaded query={useQuery(ask(road.listContracts, {}))} card skeleton={<Skeleton block="280px" />}>
        {({ contracts, parties, mayWrite }) => (
          <>
            {mayWrite && parties.length > 0 && contracts.length > 0 && (
              <div>
                <Button variant="primary" icon={FilePlus2} changes onPress={() => setEditing('new')}>
                  {t(words.add)}
                </Button>
              </div>
            )}
            {contracts.length === 0 && (
              <div className="card">
                <Empty
                  art
                  title={t(words.emptyTitle)}
                  action={
                    parties.length > 0 && (
                      <Button variant="primary" changes onPress={() => setEditing('new')}>
                        {t(words.add)}
                      </Button>
                    )
                  }
                >
                  {t(mayWrite ? (parties.length > 0 ? words.emptyOwn : words.nobody) : words.emptyOther)}
                </Empty>
              </div>
            )}
            {contracts.map((contract) => (
              <Contract
                key={contract.id}
                contract={contract}
                onChange={mayWrite ? () => setEditing(contract) : undefined}
                onUpload={mayWrite ? () => setUploading(contract.id) : undefined}
              />
            ))}
            {editing && (
              <LazyDialog
                contract={editing === 'new' ? null : editing}
                parties={parties}
                onClose={() => setEditing(undefined)}
              />
            )}
            {uploading && (
              <LazyUploadDialog
                calls={{
                  add: { contract: road.uploadContractFile, fields: { contractId: uploading } },
                  refreshes: [road.listContracts],
                }}
                code="TRUCK_CONTRACT"
                onClose={() => setUploading(undefined)}
              />
            )}
          </>
        )}
      </Loaded>
    </div>
  )
}

const looks: Record<ContractStanding, Pick<BadgeProps, 'tone' | 'icon'>> = {
  coming: { tone: 'neutral', icon: CalendarClock },
  valid: { tone: 'good', icon: Check },
  ending: { tone: 'waiting', icon: Hourglass },
  ended: { tone: 'neutral', icon: X },
}

type ContractProps = {
  contract: ContractView
  /** Of those who enter contracts. */
  onChange: (() => void) | undefined
  onUpload: (() => void) | undefined
}

function Contract({ contract, onChange, onUpload }: ContractProps) {
  const t = useT()
  const { lang } = useLang()
  const { id, title, provider, customer, startsOn, endsOn, standing, versions } = contract
  const named = `\u2068${title}\u2069`
  const [newest, ...earlier] = versions
  const row = ({ documentId, n, addedDate }: ContractView['versions'][number]) => (
    <div key={documentId} className="row between wrap g2">
      <span>
        {t(words.version, { n })} <span className="muted dense">{date(addedDate, lang)}</span>
      </span>
      <Button
        size="s"
        changes={false}
        aria-label={t(words.downloadNamed, { title: named, n })}
        onPress={() => void download(road.downloadContract, { query: { contractId: id, documentId } })}
      >
        {t(words.download)}
      </Button>
    </div>
  )
  return (
    <Card
      title={<bdi>{title}</bdi>}
      aside={<Badge {...looks[standing]} label={t(words[standing])} />}
      footer={
        onChange &&
        onUpload && (
          <span className="row wrap g2">
            <Button
              variant="text"
              size="s"
              changes
              aria-label={t(words.uploadNamed, { title: named })}
              onPress={onUpload}
            >
              {t(words.upload)}
            </Button>
            <Button
              variant="text"
              size="s"
              changes
              aria-label={t(words.changeNamed, { title: named })}
              onPress={onChange}
            >
              {t(words.change)}
            </Button>
          </span>
        )
      }
    >
      <div className="stack g3">
        <p>
          {t(words.between, { provider: provider[lang], customer: customer[lang] })}
          <br />
          <span className="muted dense">
            {t(words.days, { from: date(startsOn, lang), until: date(endsOn, lang) })}
          </span>
        </p>
        {newest ? row(newest) : <p className="muted dense">{t(words.noFile)}</p>}
        {earlier.length > 0 && (
          <details>
            <summary>{t(words.earlier)}</summary>
            <div className="stack g2">{earlier.map(row)}</div>
          </details>
        )}
      </div>
    </Card>
  )
}
